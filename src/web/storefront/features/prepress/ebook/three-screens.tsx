import styles from './ebook.module.css'

const BEFORE = '새벽에 첫 장이 찍혀 나왔다. 먹이 마르기 전의 종이는 조금 무겁고, 손끝에 닿으면 미지근했다. '
const MARKED = '글자는 거꾸로 앉아 있다가'
const AFTER =
  ' 종이를 만나서야 바로 섰다. 우리는 한 장을 창에 비추어 보고, 앞뒤의 줄이 꼭 맞는지 오래 들여다보았다. 줄이 맞으면 아무도 말하지 않았고, 기계가 다시 돌기 시작했다.'

/** The same sentence on paper, on a phone and on a reader with larger letters: what reflow means, without a word for it. */
export function ThreeScreens() {
  return (
    <div className={styles.screens} aria-hidden="true">
      <figure>
        <div className={styles.page}>
          <b>첫 장</b>
          <Words />
          <i>12</i>
        </div>
        <figcaption>종이 128 × 188 mm</figcaption>
      </figure>
      <figure>
        <div className={styles.phone}>
          <div>
            <Words />
          </div>
        </div>
        <figcaption>전화기, 보통 글자</figcaption>
      </figure>
      <figure>
        <div className={styles.reader}>
          <div>
            <Words />
          </div>
        </div>
        <figcaption>전자책 단말, 큰 글자</figcaption>
      </figure>
    </div>
  )
}

function Words() {
  return (
    <span>
      {BEFORE}
      <mark>{MARKED}</mark>
      {AFTER}
    </span>
  )
}
