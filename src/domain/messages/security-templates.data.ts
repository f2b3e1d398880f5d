import type { MessageTemplate } from './message-template.ts'

const NOT_YOU = '본인이 아니라면 비밀번호 찾기로 비밀번호를 바꾸고 고객센터로 바로 알려 주세요.'
const NOT_STAFF = '본인이 한 일이 아니라면 관리자에게 바로 알려 주세요.'
const TEXT_NOT_YOU = '본인이 아니라면 고객센터로 바로 알려 주세요.'
const SECURITY = { required: [], optional: [], purpose: 'security', urgency: 'now', text: '' } as const

/** Its owner, or whoever is in it, can do so all day. */
const REPEATS = { repeats: true } as const

/** What happens to an account is told to the address it had before. */
export const SECURITY_TEMPLATES = {
  'password-changed': {
    ...SECURITY,
    ...REPEATS,
    name: '비밀번호 변경',
    subject: '비밀번호 변경',
    mail: `{이름}님, 비밀번호를 바꾸셨습니다.\n{일시}\n이 기기를 뺀 모든 곳에서 로그아웃했습니다.\n{연동안내}\n${NOT_YOU}`,
    text: `{이름}님, 비밀번호를 바꾸셨습니다.\n{일시}\n${TEXT_NOT_YOU}`,
    optional: ['연동안내'],
  },
  'password-reset': {
    ...SECURITY,
    name: '비밀번호 찾기로 변경',
    subject: '비밀번호 변경',
    mail: `{이름}님, 인증번호로 비밀번호를 새로 정하셨습니다.\n{일시}\n모든 곳에서 로그아웃했습니다.\n{연동안내}\n${NOT_YOU}`,
    text: `{이름}님, 비밀번호를 새로 정하셨습니다.\n{일시}\n${TEXT_NOT_YOU}`,
    optional: ['연동안내'],
  },
  'device-new': {
    ...SECURITY,
    ...REPEATS,
    name: '처음 보는 기기에서 로그인',
    subject: '새 기기에서 로그인',
    mail: `{이름}님, 처음 보는 기기에서 로그인했습니다.\n{일시}\n{기기}\n${NOT_YOU}`,
    text: `{이름}님, 처음 보는 기기에서 로그인했습니다.\n{일시}\n{기기}\n${TEXT_NOT_YOU}`,
    required: ['기기'],
  },
  'contact-changed': {
    ...SECURITY,
    name: '연락처 변경',
    subject: '연락처 변경',
    mail: `{이름}님, 회원 정보의 {연락처} 정보가 바뀌었습니다.\n{일시}\n앞으로는 새 연락처로 알려 드립니다.\n${NOT_YOU}`,
    text: '회원 정보의 {연락처} 정보가 바뀌었습니다. 본인이 아니라면 고객센터로 바로 알려 주세요.',
    required: ['연락처'],
  },
  'members-merged': {
    ...SECURITY,
    name: '계정 합침',
    subject: '두 계정을 하나로 합쳤습니다',
    mail: '{이름}님, 저희 직원이 본인 확인을 거쳐 두 계정을 하나로 합쳤습니다.\n{일시}\n합친 계정: {합친계정}\n남은 계정: {남은계정}\n주문과 배송지는 남은 계정에 있고, 합친 계정으로는 더 로그인할 수 없습니다.\n요청하신 적이 없다면 고객센터로 바로 알려 주세요.',
    text: '{합친계정} 계정을 {남은계정} 계정으로 합쳤습니다. 요청하신 적이 없다면 고객센터로 바로 알려 주세요.',
    required: ['합친계정', '남은계정'],
  },
  'api-key-made': {
    ...SECURITY,
    ...REPEATS,
    name: 'API 키 만듦',
    subject: 'API 키를 만들었습니다',
    mail: `{이름}님, API 키 「{키}」를 만드셨습니다. 이 키를 가진 시스템은 회원님 이름으로 주문할 수 있습니다.\n{일시}\n마이페이지의 API 연동에서 언제든 끝내실 수 있습니다. ${NOT_YOU}`,
    text: `{이름}님, API 키 「{키}」를 만드셨습니다.\n{일시}\n${TEXT_NOT_YOU}`,
    required: ['키'],
  },
  'webhook-stopped': {
    ...SECURITY,
    name: '웹훅 멈춤',
    subject: '웹훅 전송을 멈추었습니다',
    mail: '{이름}님, 아래 주소로 며칠 동안 알림이 전달되지 않아 웹훅을 멈추었습니다.\n{웹훅주소}\n{일시}\n주소를 확인하신 뒤 마이페이지의 API 연동에서 다시 켜 주세요. 전하지 못한 알림은 기록에서 다시 보내실 수 있습니다.',
    required: ['웹훅주소'],
  },
  'account-linked': {
    ...SECURITY,
    ...REPEATS,
    name: '간편 로그인 연결',
    subject: '간편 로그인 연결',
    mail: `{이름}님, 이제 {계정} 계정으로도 로그인하실 수 있습니다.\n{일시}\n${NOT_YOU}`,
    text: `{이름}님, 이제 {계정} 계정으로도 로그인하실 수 있습니다.\n{일시}\n${TEXT_NOT_YOU}`,
    required: ['계정'],
  },
  'account-unlinked': {
    ...SECURITY,
    ...REPEATS,
    name: '간편 로그인 끊음',
    subject: '간편 로그인 끊음',
    mail: `{이름}님, {계정} 계정과의 연결을 끊었습니다.\n{일시}\n${NOT_YOU}`,
    text: `{이름}님, {계정} 계정과의 연결을 끊었습니다.\n{일시}\n${TEXT_NOT_YOU}`,
    required: ['계정'],
  },
  'password-guessed': {
    ...SECURITY,
    name: '틀린 비밀번호가 이어짐',
    subject: '로그인 시도가 여러 번 있었습니다',
    mail: '틀린 비밀번호로 로그인하려는 시도가 이어져, 처음 보는 기기에서는 천천히 로그인되게 했습니다.\n쓰시던 기기에서는 그대로 로그인하실 수 있습니다. 다른 곳에서도 같은 비밀번호를 쓰신다면 바꿔 주세요.',
    text: '틀린 비밀번호로 로그인하려는 시도가 이어져, 처음 보는 기기에서는 천천히 로그인되게 했습니다.\n다른 곳에서도 같은 비밀번호를 쓰신다면 바꿔 주세요.',
  },
  'staff-password-changed': {
    ...SECURITY,
    name: '직원 비밀번호 변경',
    subject: '비밀번호 변경',
    mail: `{이름}님, 비밀번호를 바꾸셨습니다.\n{일시}\n이 기기를 뺀 모든 곳에서 로그아웃했습니다.\n${NOT_STAFF}`,
  },
  'second-factor-on': {
    ...SECURITY,
    name: '직원 2단계 인증 켬',
    subject: '2단계 인증을 켰습니다',
    mail: `{이름}님, 2단계 인증을 켰습니다.\n{일시}\n${NOT_STAFF}`,
  },
  'second-factor-off': {
    ...SECURITY,
    name: '직원 2단계 인증 끔',
    subject: '2단계 인증을 껐습니다',
    mail: `{이름}님, 2단계 인증이 꺼졌습니다.\n{일시}\n${NOT_STAFF}`,
  },
  invited: {
    ...SECURITY,
    name: '직원과 파트너 초대',
    subject: '업무 화면에 초대합니다',
    mail: '{이름}님, {담당자}님이 {상호}에서 함께 일하자고 초대했습니다.\n맡을 일: {맡을일}\n{기한}까지 아래 주소에서 아이디와 비밀번호를 정해 주세요. 한 번만 쓸 수 있습니다.\n{링크}\n모르는 초대라면 이 메일을 지우셔도 됩니다.',
    required: ['담당자', '맡을일', '기한'],
  },
  left: {
    ...SECURITY,
    name: '탈퇴',
    subject: '탈퇴',
    mail: '{이름}님, 탈퇴하셨습니다. 그동안 고맙습니다.\n{일시}\n회원 정보와 배송지는 지웠습니다. 주문과 결제 기록은 법에 따라 5년 동안 따로 둡니다.\n본인이 아니라면 고객센터로 바로 알려 주세요.',
    text: `{이름}님, 탈퇴하셨습니다. 그동안 고맙습니다.\n{일시}\n${TEXT_NOT_YOU}`,
  },
} as const satisfies Readonly<Record<string, MessageTemplate>>
