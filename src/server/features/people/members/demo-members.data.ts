/** Four customers of a fresh shop to try it with; a public shop has none of them. */
export const DEMO_MEMBER_PASSWORD = 'Paper&Ink2026'

export const DEMO_MEMBERS = [
  {
    type: 'GENERAL',
    loginId: 'hong@example.com',
    email: 'hong@example.com',
    name: '홍길동',
    phone: '01012345678',
    grade: null,
    company: null,
  },
  {
    type: 'BUSINESS',
    loginId: 'hanul',
    email: 'print@hanul.example.com',
    name: '김한울',
    phone: '01098765432',
    grade: null,
    company: { companyName: '한울출판', companyUserName: '김한울', companyNumber: '1234567891' },
  },
  {
    // Approved, so that academy textbooks can be ordered at once.
    type: 'ACADEMY',
    loginId: 'nuri',
    email: 'desk@nuri.example.com',
    name: '한도윤',
    phone: '01055557777',
    grade: '0050',
    company: { companyName: '누리교육', companyUserName: '한도윤', companyNumber: '2208162517' },
  },
  {
    // Approved too: the textbooks of 하마매쓰 can be opened at once.
    type: 'HAMAMATH',
    loginId: 'haneul',
    email: 'math@haneul.example.com',
    name: '서하늘',
    phone: '01044446666',
    grade: '0080',
    company: { companyName: '하늘수학학원', companyUserName: '서하늘', companyNumber: '6058888129' },
  },
  {
    type: 'MATHOLIC',
    loginId: 'sujin',
    email: 'sujin@matholic.example.com',
    name: '이수진',
    phone: '01033338888',
    grade: null,
    company: null,
  },
] as const
