import { type BusinessCalendar, cutOffHour, dispatchDate, startDay } from '#/domain/calendar/business-days.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { confirmsAt } from './auto-confirm.ts'
import { type OrderStep, REST_WAITS } from './merged-label.ts'
import { dayWords } from './day-words.ts'
import { afterPaymentWords, areAll, type LineNature, mayOrderAgain } from './line-nature.ts'
import { DELIVERY_NEWS, PRODUCTION_NEWS } from './now-next.data.ts'
import type { DeliveryState } from './states.ts'

/** What the customer is told first on the page of an order. */
export interface NowNext {
  readonly now: { readonly word: string; readonly text: string }
  /** `head` begins with the day where there is one. */
  readonly next: { readonly head: string; readonly text: string }
}

export interface OrderNow {
  readonly label: { readonly step: OrderStep; readonly text: string }
  readonly now: Date
  readonly calendar: BusinessCalendar
  /** Last dispatch day of what is still to go. */
  readonly dueDay: string | null
  /** Of its lines. */
  readonly natures: readonly LineNature[]
  readonly workingDays: number
  readonly depositDueAt: Date | null
  readonly places: readonly {
    readonly state: DeliveryState
    readonly expectedDay: string | null
    readonly deliveredAt: Date | null
  }[]
  /** A parcel is late, came back or is lost. */
  readonly troubled: boolean
  /** Names of the files that the jobs still want from the customer. */
  readonly missingFiles: readonly string[]
}

/** By the word that merges the four machines; each state has its sentences, and a day wherever one is promised. */
export function nowNext(order: OrderNow): NowNext {
  const { label } = order
  switch (label.step) {
    case 'payment':
      return payment(order)
    case 'file':
      return file(order)
    case 'proof':
      return proof(order)
    case 'production':
      return production(order)
    case 'delivery':
      return delivery(order)
    case 'done':
      return done(order)
    case 'cancelled':
      return cancelled(order)
  }
}

const say = (word: string, text: string, head: string, then: string): NowNext => ({
  now: { word, text },
  next: { head, text: then },
})

function payment({ label, depositDueAt, natures, now }: OrderNow): NowNext {
  const begun = afterPaymentWords(natures)
  const then = begun.replace('결제를 마치면', '입금을 확인하면')
  if (label.text === '입금대기') {
    const head = depositDueAt ? `${dayWords(seoulDay(depositDueAt), now)}까지 입금` : '계좌로 입금'
    return say('입금 기다림', '안내해 드린 계좌로 입금하시면 자동으로 확인합니다.', head, then)
  }
  if (label.text === '차액 결제 대기')
    return say(
      '차액 결제 기다림',
      '말씀하신 대로 주문을 바꾸려면 차액을 내셔야 합니다. 그때까지 제작을 멈추고 주문은 그대로 둡니다.',
      '결제하시면 바꿈',
      '결제를 마치면 바뀐 사양으로 파일을 다시 검사합니다. 바꾸지 않으시려면 1:1 문의로 알려 주세요.',
    )
  if (label.text === REST_WAITS)
    return say(
      '잔금 기다림',
      '제작을 마쳤습니다. 잔금을 내시면 바로 보내 드립니다.',
      '잔금 내시면 출고',
      '입금을 확인하는 대로 출고하고 송장번호를 문자로 알려 드립니다.',
    )
  if (label.text === '결제대기')
    return say('결제 기다림', '주문은 접수했고, 아직 결제하지 않으셨습니다.', '결제하시면 시작', begun)
  return say(
    '결제 확인 중',
    '결제사에 결과를 묻고 있습니다. 다시 결제하지 마세요.',
    '잠시 뒤 결과',
    '확인되면 이 화면이 자동으로 바뀝니다.',
  )
}

function file({ label: { text }, missingFiles }: OrderNow): NowNext {
  const names = missingFiles.join(', ')
  // Nothing may be wrong with the file that came: there is only another one to send.
  if (text === '파일 다시 올리기' && names)
    return say(
      `${names} 파일 기다림`,
      `${names} 파일을 아직 받지 못했습니다.`,
      `${names} 파일 올리기`,
      '올리시면 모든 파일을 함께 검사합니다. 사양과 결제는 그대로 있습니다.',
    )
  if (text === '파일 대기')
    return say('파일 기다림', '인쇄할 파일을 아직 받지 못했습니다.', '파일 올리기', '올리시면 바로 검사해 드립니다.')
  if (text === '파일 다시 올리기')
    return say(
      '파일 다시 필요',
      '이 파일로는 인쇄할 수 없는 곳이 있습니다.',
      '파일 다시 올리기',
      '아래 검사 내용을 보고 고쳐 올려 주세요. 사양과 결제는 그대로 있습니다.',
    )
  return say(
    '파일 확인 중',
    '쪽수, 크기, 글꼴과 색을 검사하고 있습니다.',
    '시안 준비',
    '이상이 없으면 시안을 만듭니다.',
  )
}

function proof({ label, calendar, now, workingDays, places }: OrderNow): NowNext {
  const leaves = dayWords(dispatchDate(calendar, now, workingDays), now)
  if (label.text === '시안확인요청' && places.length === 0)
    return say(
      '시안확인요청',
      '전자책 시안이 나왔습니다. 넘겨 보고 고칠 곳을 적어 주세요.',
      '승인하면 내려받기',
      '승인하시면 바로 완성된 파일을 받으실 수 있습니다.',
    )
  if (label.text === '시안확인요청') {
    const day = startDay(calendar, now)
    return say(
      '시안확인요청',
      '시안이 나왔습니다. 승인하시면 그대로 인쇄합니다.',
      `${dayWords(day, now)} ${cutOffHour(calendar, day)}시까지 승인`,
      `그때까지 승인하시면 ${leaves} 출고합니다.`,
    )
  }
  if (label.text === '시안 수정중')
    return say('시안 수정 중', '남겨 주신 의견을 반영하고 있습니다.', '새 시안', '다 되면 문자로 알려 드립니다.')
  return say('시안 준비 중', '담당자가 시안을 만들고 있습니다.', '시안 확인', '시안이 나오면 문자로 알려 드립니다.')
}

function production({ label, dueDay, now }: OrderNow): NowNext {
  const [word, text] = PRODUCTION_NEWS[label.text] ?? [label.text, '순서대로 만들고 있습니다.']
  if (label.text === '전자책 제작중')
    return say(word, text, '시안 확인', '시안이 되면 전자책 화면에서 넘겨 보실 수 있습니다.')
  if (label.text === '샘플 준비중') return say(word, text, '출고', '담아서 보내면 송장번호를 문자로 알려 드립니다.')
  if (label.text === '제작 보류') return say(word, text, '담당자 연락', '이유와 새 출고일을 곧 알려 드립니다.')
  return dueDay && dueDay >= seoulDay(now)
    ? say(word, text, `${dayWords(dueDay, now)} 출고`, '출고하면 송장번호를 문자로 알려 드립니다.')
    : say(word, text, '출고일 확인 중', '담당자가 새 출고일을 확인하고 있습니다.')
}

function delivery({ label, places, dueDay, natures, now, troubled }: OrderNow): NowNext {
  const [word, made] = DELIVERY_NEWS[label.text] ?? [label.text, '']
  const text = areAll(natures, 'kit') ? made.replace('제작을 마치고', '종이를 모두 담고') : made
  if (label.text === '방문수령 대기')
    return say(word, text, '찾으러 오세요', '주문번호를 말씀해 주시면 바로 내어 드립니다.')
  if (label.text === '출고 준비중')
    return say(
      word,
      text,
      dueDay && dueDay >= seoulDay(now) ? `${dayWords(dueDay, now)} 출고` : '곧 출고',
      '출고하면 송장번호를 문자로 알려 드립니다.',
    )
  const arrived = places.filter(({ state }) => state === 'delivered' || state === 'confirmed').length
  const told = arrived > 0 ? `${places.length}곳 가운데 ${arrived}곳에 도착했습니다.` : text
  if (troubled) {
    const so = arrived > 0 ? told : '택배사에서 온 소식이 예정과 다릅니다.'
    return say('배송 확인 중', so, '택배사에 확인', '담당자가 확인하고 있습니다. 소포마다 아래에 적어 두었습니다.')
  }
  const [expected] = places.flatMap(({ expectedDay }) => expectedDay ?? []).toSorted()
  const today = seoulDay(now)
  if (!expected || expected < today) return say(word, told, '곧 도착', '택배사가 알려 오는 대로 여기에 적습니다.')
  return say(
    word,
    told,
    `${dayWords(expected, now)} 도착 예정`,
    '받으실 자리를 비워 두시면 좋습니다. 날씨와 지역에 따라 하루쯤 늦을 수 있습니다.',
  )
}

function done({ label, places, natures, now }: OrderNow): NowNext {
  if (label.text === '납품 완료')
    return say('납품 완료', '승인하신 전자책을 완성했습니다.', '내려받기', '전자책 화면에서 파일을 받으실 수 있습니다.')
  if (label.text === '구매확정' && !mayOrderAgain(natures))
    return say(
      '구매확정',
      '잘 받으셨다고 확인해 주셨습니다.',
      '고르신 종이로',
      '마음에 드는 종이로 인쇄를 주문하실 수 있습니다.',
    )
  if (label.text === '구매확정')
    return say(
      '구매확정',
      '잘 받으셨다고 확인해 주셨습니다.',
      '다음 판도 그대로',
      '같은 파일과 사양으로 다시 주문하실 수 있습니다.',
    )
  const last = places.flatMap(({ deliveredAt }) => deliveredAt ?? []).toSorted((a, b) => b.getTime() - a.getTime())[0]
  return say(
    '배송 완료',
    places.length > 1 ? `${places.length}곳에 모두 도착했습니다.` : '보내신 곳에 도착했습니다.',
    last ? `${dayWords(seoulDay(confirmsAt(last)), now)} 구매확정` : '구매확정',
    '받으신 상태를 확인해 주세요. 따로 하지 않으셔도 그날 확정됩니다.',
  )
}

const cancelled = ({ label: { text }, natures }: OrderNow): NowNext =>
  text === '환불 진행중'
    ? say(
        '환불 진행 중',
        '취소를 마쳤고, 결제하신 금액을 돌려드리고 있습니다.',
        '환불 확인',
        '카드는 보통 3~5영업일 걸립니다.',
      )
    : say(
        text,
        '이 주문은 더 진행하지 않습니다.',
        '다시 주문',
        mayOrderAgain(natures)
          ? '같은 파일과 사양으로 언제든 다시 주문하실 수 있습니다.'
          : `${areAll(natures, 'kit') ? '종이 샘플' : '전자책'} 화면에서 다시 주문하실 수 있습니다.`,
      )
