import { answerCounting, type CountingAnswer, useCountingConsent } from '#/web/api/counting-consent.ts'
import { countPlace } from '../count-place.ts'
import styles from './counting-question.module.css'

const TEXT =
  '어떤 화면이 쓸모 있는지 네이버 애널리틱스로 세어도 될까요? 쿠키를 쓰며, 아니라고 하셔도 그대로 쓰실 수 있습니다. 답은 개인정보처리방침에서 언제든 바꾸실 수 있습니다.'

let question: HTMLElement | null = null

/** Asks whether visits may be counted, and counts after a yes. Plain elements: a shop that counts nothing pays nothing for it. */
export function serveCounting(pathname: string): void {
  countPlace(pathname)
  if (question) return
  question = drawQuestion()
  document.body.append(question)
  useCountingConsent.subscribe(() => {
    show()
    // The page on which somebody says yes is the first that counts.
    countPlace(location.pathname)
  })
  show()
}

function show(): void {
  const { answer, isAsked } = useCountingConsent.getState()
  if (question) question.hidden = answer !== null && !isAsked
}

/** Both answers are one press and look alike. */
function drawQuestion(): HTMLElement {
  const section = document.createElement('section')
  section.className = styles.question ?? ''
  section.setAttribute('aria-label', '방문 통계')
  const words = document.createElement('p')
  words.textContent = TEXT
  section.append(words, answerButton('no', '세지 않기'), answerButton('yes', '세도 됩니다'))
  return section
}

function answerButton(answer: CountingAnswer, label: string): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.addEventListener('click', () => answerCounting(answer))
  return button
}
