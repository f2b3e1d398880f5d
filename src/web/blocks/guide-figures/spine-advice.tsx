import { SAFE_ON_SPINE } from '#/domain/preflight/margins.data.ts'
import { cx } from '#/web/ui/cx.ts'
import styles from './figure.module.css'

/** Below this the words of a spine run over its edges more often than not. */
const TOO_THIN = 5

/** Three things to keep to when a spine is laid out, each with its picture. */
export const SpineAdvice = () => (
  <div className={styles.three}>
    <figure className={styles.frame}>
      <svg viewBox="0 0 220 120" role="img" aria-label="앞뒤 색이 다른 경계가 책등으로 넘어온 모습">
        <rect x={40} y={14} width={70} height={92} fill="#4a504f" />
        <rect x={110} y={14} width={70} height={92} fill="#f1e3cf" />
        <rect x={110} y={14} width={5} height={92} fill="#4a504f" />
        <path className={styles.knife} d="M110 8v104M124 8v104" strokeDasharray="4 3" />
        <circle cx={112} cy={40} r={13} className={styles.wrong} />
      </svg>
      <figcaption>
        <b>색 경계를 책등에 두지 않기</b>접는 자리는 1 mm쯤 움직입니다. 앞뒤 색이 다르면 한쪽 색이 넘어가 보입니다.
      </figcaption>
    </figure>
    <figure className={styles.frame}>
      <svg viewBox="0 0 220 120" role="img" aria-label="책등 양쪽 모서리에서 띄운 글자">
        <rect x={88} y={8} width={44} height={104} fill="#4a504f" />
        <path className={styles.knife} d="M98 8v104M122 8v104" strokeDasharray="4 3" />
        <text transform="translate(106 26) rotate(90)" fill="#fff" fontSize={12} fontWeight={700}>
          서촌의 골목
        </text>
        <text className={styles.words} x={140} y={64}>
          양쪽 {SAFE_ON_SPINE} mm
        </text>
      </svg>
      <figcaption>
        <b>글자는 {SAFE_ON_SPINE} mm 안쪽에</b>책등 너비에서 양쪽을 뺀 만큼이 글자의 높이입니다.
      </figcaption>
    </figure>
    <figure className={styles.frame}>
      <svg viewBox="0 0 220 120" role="img" aria-label="3, 5, 8 mm 책등을 나란히 세운 모습">
        {[3, 5, 8].map((width, at) => (
          <g key={width}>
            <rect x={40 + at * 56} y={10} width={width * 2.4} height={88} fill="#fff" className={styles.measure} />
            <text className={cx(styles.words, width >= TOO_THIN && styles.strong)} x={40 + at * 56} y={114}>
              {width} mm
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <b>얇은 책은 글자 없이</b>
        {TOO_THIN} mm보다 얇으면 글자가 앞뒤로 넘어갑니다.
      </figcaption>
    </figure>
  </div>
)
