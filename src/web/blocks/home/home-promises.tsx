import styles from './home-promises.module.css'

/** What holds for every order, whatever is made: the engine prices for anybody, checks every file, and gives all back before the proof is confirmed. */
const PROMISES = [
  ['가입 없이', '견적'],
  ['인쇄 전', '파일 검사'],
  ['시안 확정 전', '무료 취소'],
  ['인쇄 사고는', '다시 제작'],
] as const

/** Under the press sheet of the front page: what a visitor would ask before giving a file away. */
export const HomePromises = () => (
  <ul className={styles.promises} aria-label="모든 주문의 약속">
    {PROMISES.map(([when, what]) => (
      <li key={what}>
        {when} <b>{what}</b>
      </li>
    ))}
  </ul>
)
