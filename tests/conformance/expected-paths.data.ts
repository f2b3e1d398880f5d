/** The specification's paths with guard, layout and title, written down apart from the table they are compared with. */
export const EXPECTED_PATHS = `
/	public	wide	홈
/24report	public	defaultmagazine	24시간 보고서
/bkOrder	public	defaultkbkorder	책 주문
/cover	public	wide	표지 디자인
/inner	public	wide	내지 디자인
/first	public	default	처음 오셨나요
/press	public	defaultmagazine	언론보도
/review	public	default	구매후기
/ebook	public	default	전자책
/ebook/order	public	default	전자책 주문
/realtime	public	wide	실시간 제작현황
/promotion/mobile	public	mdefault	모바일 프로모션
/member/premium	public	default	프리미엄 회원
/test	public	default	환경 점검
/cust	public	default	고객센터
/cust/archive	public	default	자료실
/cust/archive/{id}	public	default	자료실
/cust/notice	public	default	공지사항
/cust/notice/{id}	public	default	공지사항
/cust/faq	public	default	자주 묻는 질문
/cust/faq/{id}	public	default	자주 묻는 질문
/cust/portfolio	public	default	제작사례
/cust/portfolio/{id}	public	default	제작사례
/cust/delivery	public	default	배송안내
/cust/info	public	default	이용안내
/cust/map	public	default	오시는 길
/cust/policy	public	default	이용약관
/cust/privacy	public	default	개인정보처리방침
/cust/reservation	public	default	방문예약
/document/estimate/{id}	owner	document	견적서
/document/order-details/{orderNumber}	owner	document	주문내역서
/document/statement/transaction/{orderNumber}	owner	document	거래명세서
/document/statement/transaction/list	owner	document	거래명세서 목록
/guide/guide1_1	public	default	인쇄 공정 한눈에
/guide/guide1_2	public	default	인쇄 방식의 종류
/guide/guide1_3	public	default	색상 모드: CMYK·RGB·별색
/guide/guide1_4	public	default	해상도와 이미지
/guide/guide1_5	public	default	재단선·도련·안전영역
/guide/guide1_6	public	default	글꼴과 아웃라인
/guide/guide1_7	public	default	용지의 종류와 평량
/guide/guide1_8	public	default	먹색·오버프린트·녹아웃
/guide/guide1_9	public	default	접수 전 점검표
/guide/guide2_1	public	default	인디자인
/guide/guide2_2	public	default	일러스트레이터
/guide/guide2_3	public	default	포토샵
/guide/guide2_4	public	default	한글
/guide/guide2_5	public	default	워드·파워포인트
/guide/guide2_6	public	default	PDF 저장과 PDF/X
/guide/guide3_1	public	default	디지털 인쇄
/guide/guide3_2	public	default	로터리 디지털 인쇄
/guide/guide3_3	public	default	옵셋 인쇄와의 비교
/guide/guide4_1	public	default	책 판형
/guide/guide4_2	public	default	종이 규격과 절수
/guide/guide4_3	public	default	카탈로그·브로슈어 규격
/guide/guide4_4	public	default	전단·리플렛 규격과 접지
/guide/guide4_5	public	default	포스터·낱장 규격
/guide/guide4_6	public	default	책등 두께 계산
/guide/guide5_1	public	default	무선제본
/guide/guide5_2	public	default	중철제본
/guide/guide5_3	public	default	스프링 제본
/guide/guide5_4	public	default	양장제본
/guide/guide5_5	public	default	사철·PUR 제본
/guide/guide6_1	public	default	코팅
/guide/guide6_2	public	default	박
/guide/guide6_3	public	default	형압
/guide/guide6_4	public	default	부분 UV
/guide/guide6_5	public	default	오시와 접지
/guide/guide6_6	public	default	미싱
/guide/guide6_7	public	default	도무송
/guide/guide6_8	public	default	귀도리
/guide/guide6_9	public	default	타공
/guide/guide6_10	public	default	넘버링·띠지·날개
/guide/guide7_1	public	default	견적 내기
/guide/guide7_2	public	default	주문 절차
/guide/guide7_3	public	default	파일 올리기
/guide/guide7_4	public	default	시안 확인
/guide/guide7_5	public	default	결제 방법
/guide/guide7_6	public	default	쿠폰·포인트·e머니
/guide/guide7_7	public	default	세금계산서와 증빙
/guide/guide7_8	public	default	제작 기간과 납기
/guide/guide7_9	public	default	배송과 방문수령
/guide/guide7_10	public	default	취소·환불·재제작
/hamamath	public	default-hama-main	하마매쓰
/hamamath/index	public	default-hama-main	하마매쓰
/hamamath/book	role:HAMAMATH+grade:0080	default-hama	교재 목록
/hamamath/book/{id}	role:HAMAMATH+grade:0080	default-hama	교재 상세
/hamamath/order-info	public	default-hama	주문 안내
/matholic	public	default-math-main	매쓰홀릭
/matholic/index	public	default-math-main	매쓰홀릭
/matholic/product	role:MATHOLIC	default-math	제본 신청
/matholic/cart	member	default-math	장바구니
/matholic/order-info	public	default-math	주문 안내
/matholic/test	public	default-math	테스트
/member/login	guest	default	로그인
/member/login/callback	guest	default	로그인 처리
/member/find-id	public	default	아이디 찾기
/member/find-password	public	default	비밀번호 찾기
/member/join	guest	default	회원가입
/member/join/general	guest	default	일반·기업 회원가입
/member/join/academy	guest	default	학원·강사 회원가입
/member/join/sns	guest	default	추가 정보 입력
/member/join/end	public	default	가입 완료
/mypage	member	default-mypage	마이페이지
/mypage/cart	member	default-mypage	장바구니
/mypage/cart/{id}	member	default-mypage	장바구니 상세
/mypage/contact	member	default-mypage	1:1 문의
/mypage/contact/chat/{id}	member	default-mypage	1:1 문의 대화
/mypage/contact/old	member	default-mypage	지난 문의
/mypage/contact/old/chat/{id}	member	default-mypage	지난 문의 대화
/mypage/coupon	member	default-mypage	쿠폰·포인트·상품권
/mypage/deal	member	default-mypage	거래내역
/mypage/deal/{orderNumber}	member	default-mypage	거래 상세
/mypage/draft	member	default-mypage	시안 확인
/mypage/draft/chat/{id}	member	default-mypage	시안 대화
/mypage/draft/old	member	default-mypage	지난 시안
/mypage/draftView	member	design-view	시안 보기
/mypage/draftViewNew	member	design-view	시안 보기 (새 버전)
/mypage/emoney	member	default-mypage	e머니
/mypage/estimate	member	default-mypage	견적함
/mypage/myCover	member	default-mypage	내 디자인
/mypage/mySetting	member	default-mypage	내 정보
/mypage/order	member	default-mypage	주문내역
/mypage/order/{orderNumber}	member	default-mypage	주문 상세
/mypage/shipping	member	default-mypage	배송지 관리
/mypage/shipping/{id}	member	default-mypage	배송 조회
/mypage/tax-bill	member	default-mypage	세금계산서
/offline-draft/login	partner-guest	offline-draft	파트너 로그인
/offline-draft	partner	offline-draft	시안 목록
/offline-draft/{id}	partner	offline-draft	시안 검토
/order-progress	member	defaultgray	주문 진행
/order/{orderNumber}/payment	member	defaultgray	결제
/order/payment	member	defaultgray	결제
/order/{orderNumber}/fail	member	defaultgray	결제 실패
/order/fail	member	defaultgray	결제 실패
/order/{orderNumber}/success	member	defaultgray	결제 완료
/order/success	member	defaultgray	결제 완료
/product/academy	public	wide	학원교재
/product/academy/option	role:ACADEMY+grade:0050|0051	wide	학원교재 디지털 주문
/product/academy/file	public	wide	학원교재 파일 주문
/product/book	public	wide	책
/product/book/option	role:GENERAL|BUSINESS	wide	책 디지털 주문
/product/book/file	public	wide	책 파일 주문
/product/catalog	public	wide	카탈로그
/product/catalog/option	role:GENERAL|BUSINESS|ACADEMY	wide	카탈로그 디지털 주문
/product/catalog/file	public	wide	카탈로그 파일 주문
/product/flyer	public	wide	전단
/product/flyer/option	role:GENERAL|BUSINESS|ACADEMY	wide	전단 디지털 주문
/product/flyer/file	public	wide	전단 파일 주문
/product/leaflet	public	wide	리플렛
/product/leaflet/option	role:GENERAL|BUSINESS|ACADEMY	wide	리플렛 디지털 주문
/product/leaflet/file	public	wide	리플렛 파일 주문
/product/poster	public	wide	포스터
/product/poster/option	role:GENERAL|BUSINESS|ACADEMY	wide	포스터 디지털 주문
/product/poster/file	public	wide	포스터 파일 주문
/product/rotary-book	public	wide	로터리 디지털 책
/product/rotary-book/option	role:GENERAL|BUSINESS	wide	로터리 디지털 책 디지털 주문
/product/rotary-book/file	public	wide	로터리 디지털 책 파일 주문
/product/single-sheet	public	wide	낱장
/product/single-sheet/option	role:GENERAL|BUSINESS|ACADEMY	wide	낱장 디지털 주문
/product/single-sheet/file	public	wide	낱장 파일 주문
`

/** What the shop adds of its own. */
export const ADDITIONAL_PATHS = [
  '/brands/{id}',
  '/brands/{id}/book',
  '/brands/{id}/book/{bookId}',
  '/brands/{id}/cart',
  '/brands/{id}/join',
  '/brands/{id}/order-info',
  '/brands/{id}/product',
  '/brands/{id}/test',
  '/cust/inquiry',
  '/cust/inquiry/{id}',
  '/cust/sample',
  '/ebook/{id}',
  '/member/guest-order',
  '/mypage/api',
  '/mypage/api/guide',
  '/mypage/credit',
  '/refund-account',
  '/search',
  '/shared-deal',
]
