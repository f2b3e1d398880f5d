import { josa } from '#/lib/josa.ts'

/** What is looked at, in the order in which it is shown. */
export const CHECKS = {
  speed: '전송 속도',
  pdf: 'PDF 읽기',
  storage: '저장 공간',
  popup: '새 창',
  payment: '결제창',
  live: '실시간 알림',
  clock: '시계',
} as const
export type CheckName = keyof typeof CHECKS
export const CHECK_NAMES = Object.keys(CHECKS) as readonly CheckName[]

export const MARK_WORDS = { waiting: '대기', running: '확인 중', ok: '정상', warn: '주의', bad: '안 됨' } as const
export type Mark = keyof typeof MARK_WORDS

/** How one of them came out. */
export interface CheckResult {
  readonly mark: Mark
  /** The figure, with its unit apart. */
  readonly value: string
  readonly unit: string
  readonly means: string
  /** What to do; empty where nothing is. */
  readonly advice: string
}
export type Results = Readonly<Record<CheckName, CheckResult>>

/** What will be tried, said until it is. */
const TRIES: Readonly<Record<CheckName, string>> = {
  speed: '시험 파일을 올리고 받아 속도를 잽니다.',
  pdf: '시험 PDF를 이 브라우저에서 읽고 그려 봅니다.',
  storage: '고르던 사양과 쓰던 글을 기억할 수 있는지 봅니다.',
  popup: '작은 창을 열었다 닫아 봅니다.',
  payment: '결제창을 불러 봅니다. 돈은 나가지 않습니다.',
  live: '시안과 진행 소식이 새로 고치지 않아도 오는지 봅니다.',
  clock: '이 기기의 시각을 저희 시계와 견주어 봅니다.',
}
export const RUNNING: CheckResult = { mark: 'running', value: '…', unit: '', means: '해 보고 있어요.', advice: '' }
export const NOTHING_YET = Object.fromEntries(
  CHECK_NAMES.map((name) => [name, { mark: 'waiting', value: '–', unit: '', means: TRIES[name], advice: '' }]),
) as Results

export function countMarks(results: Results): Readonly<Record<'ok' | 'warn' | 'bad' | 'left', number>> {
  const marks = Object.values(results).map(({ mark }) => mark)
  const of = (...wanted: readonly Mark[]) => marks.filter((mark) => wanted.includes(mark)).length
  return { ok: of('ok'), warn: of('warn'), bad: of('bad'), left: of('waiting', 'running') }
}

/** What the person wants to know, as the heading of the page. */
export function verdictOf(results: Results): string {
  const { bad, warn, left } = countMarks(results)
  if (left === CHECK_NAMES.length && results.speed.mark === 'waiting') return '이 브라우저로 주문할 수 있는지 봐 드려요'
  if (left > 0) return '하나씩 해 보고 있어요'
  const failing = CHECK_NAMES.filter((name) => results[name].mark === 'bad')
  if (bad === 1 && failing[0] === 'popup') return '새 창만 허용하면 주문할 수 있어요'
  if (bad > 0) return `${josa(failing.map((name) => CHECKS[name]).join(', '), '이/가')} 되면 주문할 수 있어요`
  return warn > 0 ? `주문할 수 있어요. ${warn}가지만 살펴봐 주세요` : '이 브라우저로 주문할 수 있어요'
}

/** Below this a book of 100 MB takes minutes. */
const SLOW_MBPS = 8
const SAMPLE_MB = 100

const mbps = (bytes: number, ms: number): number => (bytes * 8) / Math.max(ms, 1) / 1000
const figure = (value: number): string => (value >= 100 ? String(Math.round(value)) : value.toFixed(1))

function timeOf(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))}초`
  return `${Math.round(seconds / 60)}분`
}

interface Carried {
  readonly bytes: number
  readonly ms: number
}

export function judgeSpeed(sent: Carried, received: Carried): CheckResult {
  const up = mbps(sent.bytes, sent.ms)
  const down = mbps(received.bytes, received.ms)
  const long = timeOf((SAMPLE_MB * 8) / up)
  const slow = up < SLOW_MBPS
  return {
    mark: slow ? 'warn' : 'ok',
    value: figure(up),
    unit: 'Mbps',
    means: `올리는 속도입니다. ${SAMPLE_MB} MB 파일이 ${long}쯤 걸려요. 받는 속도는 ${figure(down)} Mbps입니다.`,
    advice: slow ? '끊겨도 이어서 올리니 창을 닫지만 마세요. 유선이나 다른 와이파이에서 올리시면 빨라집니다.' : '',
  }
}

export const judgePdf = (pages: number, wanted: number, ms: number): CheckResult =>
  pages === wanted
    ? {
        mark: 'ok',
        value: (ms / 1000).toFixed(1),
        unit: '초',
        means: `${wanted}쪽 시험 파일을 이 브라우저에서 읽고 그렸어요.`,
        advice: '',
      }
    : {
        mark: 'warn',
        value: '못 읽음',
        unit: '',
        means: '이 브라우저에서는 파일을 미리 읽지 못해요. 올리신 뒤에 저희 서버가 읽어 검사합니다.',
        advice: '브라우저를 최신 버전으로 올려 주세요. 회사에서 막아 둔 컴퓨터라면 다른 기기에서 열어 보세요.',
      }

export function judgeStorage(works: boolean, quota: number | null): CheckResult {
  if (!works)
    return {
      mark: 'warn',
      value: '막힘',
      unit: '',
      means: '고르던 사양과 쓰던 문의를 기억하지 못해요. 창을 닫으면 사라집니다.',
      advice: '비공개 창이라면 보통 창에서 열어 주세요. 쿠키를 모두 막아 두셨다면 이 사이트만 허용해 주세요.',
    }
  const means = '고르던 사양과 쓰던 문의를 이 브라우저에 기억할 수 있어요.'
  if (quota === null) return { mark: 'ok', value: '됨', unit: '', means, advice: '' }
  const gb = quota / 1024 ** 3
  const [value, unit] = gb >= 1 ? [figure(gb), 'GB'] : [String(Math.round(quota / 1024 ** 2)), 'MB']
  return { mark: 'ok', value, unit, means, advice: '' }
}

export const judgePopup = (opened: boolean): CheckResult =>
  opened
    ? { mark: 'ok', value: '열림', unit: '', means: '카드사 창과 서류가 열려요.', advice: '' }
    : {
        mark: 'bad',
        value: '막힘',
        unit: '',
        means: '카드사 창과 서류가 열리지 않아요.',
        advice: '주소창 오른쪽 끝의 막힘 표시를 누르고 이 사이트의 팝업을 항상 허용으로 바꾼 뒤 다시 점검해 주세요.',
      }

export function judgePayment(opened: boolean, practice: boolean): CheckResult {
  if (opened)
    return {
      mark: 'ok',
      value: '열림',
      unit: '',
      means: practice ? '연습 결제창이 열려요. 돈은 나가지 않습니다.' : '결제창을 불러왔어요. 돈은 나가지 않습니다.',
      advice: '',
    }
  return {
    mark: 'bad',
    value: '안 열림',
    unit: '',
    means: '결제창을 불러오지 못했어요.',
    advice: '광고 차단이나 보안 프로그램이 결제창을 막는지 보시고, 이 사이트에서만 끈 뒤 다시 점검해 주세요.',
  }
}

/** `apart` is how long after the first beat the last one came. */
export const judgeLive = (beats: number, apart: number): CheckResult =>
  beats >= 2 && apart >= 100
    ? { mark: 'ok', value: '제때', unit: '', means: '시안과 진행 소식이 새로 고치지 않아도 바로 보여요.', advice: '' }
    : {
        mark: 'warn',
        value: beats === 0 ? '안 옴' : '늦음',
        unit: '',
        means: '시안과 진행 소식이 늦게 보일 수 있어요.',
        advice: '회사나 학교 인터넷이 모아서 보내는 곳일 수 있어요. 소식을 보실 때 화면을 새로 고쳐 주세요.',
      }

const CLOCK_SLACK_MS = 60_000

/** `ahead`: how far this device's clock is before the shop's. */
export function judgeClock(ahead: number): CheckResult {
  const off = Math.abs(ahead)
  if (off < CLOCK_SLACK_MS)
    return {
      mark: 'ok',
      value: '맞음',
      unit: '',
      means: '접수 마감과 출고일이 저희와 같은 시각으로 보여요.',
      advice: '',
    }
  return {
    mark: 'warn',
    value: timeOf(off / 1000),
    unit: ahead > 0 ? '빠름' : '느림',
    means: '접수 마감까지 남은 시간이 저희와 다르게 보일 수 있어요. 마감은 저희 시계로 셉니다.',
    advice: '기기 설정에서 날짜와 시간을 자동으로 맞춰 주세요.',
  }
}

export const judgeFailed = (): CheckResult => ({
  mark: 'bad',
  value: '못 함',
  unit: '',
  means: '저희 서버와 주고받지 못했어요.',
  advice: '인터넷 연결을 보신 뒤 다시 점검해 주세요.',
})

/** The whole as text: to copy, or to take into an inquiry. `about` says where it was looked at, a line each. */
export const resultText = (about: readonly string[], results: Results): string =>
  [
    '[환경 점검 결과]',
    ...about,
    ...CHECK_NAMES.map((name) => {
      const { mark, value, unit } = results[name]
      return `${CHECKS[name]}: ${MARK_WORDS[mark]}${mark === 'waiting' ? '' : ` (${[value, unit].filter(Boolean).join(' ')})`}`
    }),
  ].join('\n')
