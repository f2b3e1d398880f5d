interface Field {
  /** What the desk shows in a preview. */
  readonly example: string
  readonly about: string
  /** Customers write it themselves; said instead when they put a link into it. */
  readonly instead?: string
}

/** Everything a message can name: `{주문번호}`. */
export const MESSAGE_FIELDS = {
  상호: { example: '우리 인쇄소', about: '가게 이름' },
  이름: { example: '윤서영', about: '받는 분', instead: '고객' },
  링크: { example: 'https://shop.example/mypage/order', about: '자세히 볼 주소' },
  일시: { example: '11월 26일 목요일 14:05', about: '그 일이 있었던 때' },
  주문번호: { example: '20261120-7K3Q2M', about: '주문번호' },
  품목: { example: '서촌의 골목', about: '주문한 것', instead: '인쇄물' },
  금액: { example: '110,000원', about: '금액' },
  결제수단: { example: '카드로', about: '카드로, 계좌이체로 등' },
  은행: { example: '신한은행', about: '입금할 계좌의 은행' },
  계좌번호: { example: '110-123-456789', about: '입금할 계좌번호' },
  예금주: { example: '우리 인쇄소', about: '입금할 계좌의 예금주' },
  입금기한: { example: '11월 29일 일요일 23:59', about: '입금을 기다리는 때까지' },
  입금안내: {
    example: '이미 보내셨다면 확인되는 대로 환불받을 계좌를 여쭙겠습니다.',
    about: '입금이 오는 중일 때 하는 말',
  },
  환불안내: {
    example: '결제하신 금액은 결제수단에 따라 돌려 드립니다. 끝나면 다시 알려 드립니다.',
    about: '돌려 드릴 금액과 남긴 비용',
  },
  환불내용: { example: '전단 1,000부 취소, 배송비', about: '무엇을 취소하거나 돌려 드리는지', instead: '주문하신 것' },
  되돌린까닭: {
    example: '입금이 취소되었습니다. 은행에서 110,000원 입금을 되돌렸습니다.',
    about: '은행이나 카드사가 되돌린 돈',
  },
  제작상황: { example: '확인될 때까지 제작과 출고를 멈춥니다.', about: '지금 제작이 어떤지' },
  다음할일: { example: '주문 상세에서 다시 결제하시면 이어서 진행합니다.', about: '고객이 할 수 있는 일' },
  변경내용: { example: '부수 1,000장 → 3,000장', about: '바꾸기 전과 후의 사양' },
  차액안내: {
    example: '차액 11,000원은 결제수단에 따라 돌려 드립니다. 끝나면 다시 알려 드립니다.',
    about: '더 내신 금액이나 돌려 드릴 금액',
  },
  증빙: { example: '세금계산서', about: '세금계산서나 현금영수증' },
  발행건수: { example: '2건', about: '발행할 것이 몇 건인지' },
  발행기한: { example: '12월 10일 목요일', about: '언제까지 발행하는지' },
  닫힌주문: { example: '20261120-AAAAAA', about: '함께 결제하려다 취소한 주문' },
  판: { example: '2', about: '시안의 몇 번째 판' },
  승인자: { example: '김검수', about: '인쇄를 승인한 사람', instead: '검수자' },
  출고예정: { example: '출고예정일은 11월 27일 금요일입니다.', about: '출고예정일 문장' },
  변경일정: {
    example: '서촌의 골목: 11월 30일 월요일 출고 예정',
    about: '품목마다 새 출고예정일',
    instead: '새 출고예정일은 주문 상세에서 보실 수 있습니다.',
  },
  송장: { example: 'CJ대한통운 612345678901', about: '택배사와 송장번호' },
  받는곳: {
    example: '받는 곳 3곳 가운데 2번째: 오*정 (제주 제주시)',
    about: '여러 곳으로 보낼 때 어느 곳인지',
    instead: '',
  },
  조회주소: { example: 'https://courier.example/612345678901', about: '배송 조회 주소' },
  안내: { example: '인쇄판을 이미 걸었습니다.', about: '담당자가 적은 말' },
  계정: { example: '카카오', about: '간편 로그인 이름' },
  연락처: { example: '이메일', about: '바꾼 연락처가 무엇인지' },
  합친계정: { example: 'ho**@example.com', about: '없어진 계정의 가린 아이디' },
  남은계정: { example: 'ha***', about: '이어서 쓸 계정의 가린 아이디' },
  연동안내: { example: '연결한 소셜 로그인은 그대로 쓰입니다.', about: '비밀번호를 바꿔도 남는 로그인·링크·연동' },
  키: { example: '재고 시스템', about: 'API 키의 이름' },
  웹훅주소: { example: 'https://www.example.com/hook', about: '알림을 받던 주소' },
  기기: { example: 'Windows의 Chrome', about: '로그인한 기기' },
  선금: { example: '1,500,000원', about: '먼저 내는 금액' },
  잔금: { example: '1,500,000원', about: '보내기 전까지 내는 나머지 금액' },
  견적번호: { example: 'E20261120-7K3Q', about: '견적번호' },
  유효기간: { example: '12월 20일 일요일', about: '이 금액으로 주문할 수 있는 날' },
  쿠폰: { example: '10,000원 할인', about: '쿠폰의 이름과 혜택' },
  쿠폰기한: { example: '12월 20일 일요일', about: '쿠폰을 쓸 수 있는 마지막 날' },
  잔금기한: { example: '잔금은 12월 8일 (화)까지 내 주세요.', about: '잔금을 언제까지 낼지 (정한 날이 없으면 빈 줄)' },
  소멸금액: { example: '포인트 1,200P', about: '기한이 다가오는 포인트나 e머니' },
  소멸일: { example: '12월 15일 화요일', about: '쓸 수 있는 마지막 날' },
  방문일시: { example: '11월 27일 금요일 오후 2시', about: '방문하실 때' },
  방문목적: { example: '인쇄 감리, 2명', about: '무엇을 보러 몇 분이 오시는지' },
  변경기한: { example: '11월 26일 목요일 14:00', about: '방문을 바꾸거나 취소할 수 있는 때까지' },
  맡을일: { example: '고객지원, 시안실', about: '초대받은 분이 맡을 일' },
  기한: { example: '12월 3일 목요일 14:05', about: '그때까지 쓸 수 있는 때' },
  청구번호: { example: 'C20261201-7K3Q', about: '후불 청구서 번호' },
  납부일: { example: '12월 15일 화요일', about: '후불 청구 금액을 내실 마지막 날' },
  등급: { example: '단골', about: '새 등급' },
  할인율: { example: '3%', about: '등급의 할인율' },
  등급사유: { example: '최근 12개월 1,200,000원을 주문하셨습니다.', about: '등급이 오른 까닭' },
  유지기한: { example: '2027년 5월 23일 일요일', about: '등급이 내려가지 않는 마지막 날' },
  담당자: { example: '박담당', about: '우리 담당자' },
} as const satisfies Readonly<Record<string, Field>>

export type FieldName = keyof typeof MESSAGE_FIELDS

/** Filled in by whoever sends, for every message. */
export const GIVEN_FIELDS = ['상호', '이름', '링크', '일시'] as const satisfies readonly FieldName[]
