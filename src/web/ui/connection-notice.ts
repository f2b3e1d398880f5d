import styles from './connection-notice.module.css'

const LOST = '인터넷 연결이 끊겼습니다.'
const KEPT = '고르신 것과 올리던 파일은 그대로 있습니다. 다시 연결되면 이어서 합니다.'
const BACK = '다시 연결되었습니다. 이어서 합니다.'
/** How long the good news stays. */
const BACK_MS = 4000

/**
 * Says when the connection is lost and when it is back. What waits for it (uploads, questions to the server, a job on its
 * way to the cart) goes on by itself; this only keeps nobody guessing. Written without React, as it must not need a thing
 * that is not there yet when the connection goes.
 */
export function watchConnection(kept = KEPT): void {
  const notice = document.createElement('p')
  notice.className = styles.notice ?? ''
  notice.setAttribute('role', 'status')
  document.body.append(notice)
  let timer: ReturnType<typeof setTimeout> | undefined
  const say = (...words: readonly (string | Node)[]) => {
    notice.toggleAttribute('data-above-bar', document.querySelector('[data-foot-bar]') !== null)
    notice.replaceChildren(...words)
  }
  const lost = () => {
    clearTimeout(timer)
    const title = document.createElement('b')
    title.textContent = LOST
    say(title, kept)
  }
  addEventListener('offline', lost)
  addEventListener('online', () => {
    say(BACK)
    timer = setTimeout(() => notice.replaceChildren(), BACK_MS)
  })
  if (!navigator.onLine) lost()
}
