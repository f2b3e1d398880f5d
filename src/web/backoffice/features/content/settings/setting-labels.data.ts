/** What each setting is called, by its name in the form and in the history. */
export const SETTING_LABELS: Readonly<Record<string, string>> = {
  brand: '가게 이름',
  'company.name': '상호',
  'company.ceo': '대표자',
  'company.businessNumber': '사업자등록번호',
  'company.mailOrderNumber': '통신판매업 신고번호',
  'company.address': '주소',
  'company.phone': '전화',
  'company.email': '이메일',
  'company.privacyOfficer': '개인정보보호책임자',
  'company.hosting': '호스팅 사업자',
  'company.escrowUrl': '구매안전 서비스 확인 주소',
  'company.coordinates': '좌표',
  'bank.bank': '은행',
  'bank.number': '계좌번호',
  'bank.holder': '예금주',
  hours: '상담 시간',
  pickUpAt: '집하 시각',
  pressFormat: '인쇄 자료 형식',
}

/** Those of the page of logo, stamp and colours. */
export const LOOK_LABELS: Readonly<Record<string, string>> = {
  'colours.action': '단추 색',
  'colours.accent': '글자 색',
  logo: '로고',
  stamp: '직인',
}
