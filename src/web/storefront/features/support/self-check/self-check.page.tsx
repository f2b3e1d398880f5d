import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { to } from '#/contract/web-paths.ts'
import {
  CHECK_NAMES,
  CHECKS,
  type CheckName,
  type CheckResult,
  countMarks,
  MARK_WORDS,
  type Results,
  resultText,
  verdictOf,
} from '#/domain/support/self-check.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { useIsLoggedIn } from '#/web/api/session.ts'
import { keepDraft, readDraft } from '#/web/blocks/inquiry/inquiry-draft.ts'
import { Badge, type Tone } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { cx } from '#/web/ui/cx.ts'
import { toast } from '#/web/ui/toasts.ts'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import { describeBrowser } from './describe-browser.ts'
import { PopupPlace } from './popup-place.tsx'
import { useSelfCheck } from './use-self-check.ts'
import styles from './self-check.module.css'

const TONES = { waiting: 'neutral', running: 'info', ok: 'ok', warn: 'warn', bad: 'bad' } as const satisfies Record<
  CheckResult['mark'],
  Tone
>

/** 환경 점검: each thing an order needs of this browser, tried; the verdict is the heading. Nothing of it is kept. */
export function Component() {
  const check = useSelfCheck()
  const { results, busy } = check
  const hydrated = useHydrated()
  const counts = countMarks(results)
  const started = check.at !== null
  return (
    <>
      <header className={styles.heading}>
        <div>
          <p className={styles.kicker}>환경 점검</p>
          <h1 aria-live="polite">{verdictOf(results)}</h1>
          <p className={styles.lead}>
            주문에 쓰는 기능을 이 브라우저로 하나씩 해 봅니다. 시험 내용은 바로 지우고 아무것도 남기지 않아요.
          </p>
        </div>
        <p className={styles.counts} aria-live="polite">
          <Count value={counts.ok} word="정상" />
          <Count value={counts.warn} word="주의" />
          <Count value={counts.bad} word="안 됨" bad={counts.bad > 0} />
          <Count value={counts.left} word="남음" />
        </p>
      </header>
      <Strip results={results} />
      <p className={styles.begin}>
        <Button
          variant={started ? 'line' : 'primary'}
          disabled={!hydrated}
          busy={busy}
          onClick={() => void check.begin()}
        >
          {started ? '처음부터 다시 점검' : '점검 시작'}
        </Button>
        {!started && <span>작은 시험 창이 한 번 열렸다 닫혀요. 10초쯤 걸립니다.</span>}
      </p>
      <div className={styles.board}>
        <ul className={styles.checks}>
          {CHECK_NAMES.map((name) => (
            <Row key={name} name={name} result={results[name]} busy={busy} onAgain={() => void check.again(name)} />
          ))}
        </ul>
        <Outcome results={results} at={check.at} done={started && counts.left === 0} />
      </div>
    </>
  )
}

const Count = ({
  value,
  word,
  bad = false,
}: {
  readonly value: number
  readonly word: string
  readonly bad?: boolean
}) => (
  <span className={cx(bad && styles.bad)}>
    <b>{value}</b>
    {word}
  </span>
)

/** A control strip: a patch for each check, and always its word. */
const Strip = ({ results }: { readonly results: Results }) => (
  <ol className={styles.strip} aria-label="점검한 것">
    {CHECK_NAMES.map((name) => (
      <li key={name}>
        <i className={styles[results[name].mark]} aria-hidden="true" />
        {CHECKS[name]}
        <span>{MARK_WORDS[results[name].mark]}</span>
      </li>
    ))}
  </ol>
)

interface RowProps {
  readonly name: CheckName
  readonly result: CheckResult
  readonly busy: boolean
  readonly onAgain: () => void
}

function Row({ name, result, busy, onAgain }: RowProps) {
  const { mark, value, unit, means, advice } = result
  const isDone = mark !== 'waiting' && mark !== 'running'
  return (
    <li className={cx(mark === 'waiting' && styles.later)}>
      <h2>
        {CHECKS[name]} <Badge tone={TONES[mark]}>{MARK_WORDS[mark]}</Badge>
      </h2>
      <p className={styles.value}>
        {value}
        {unit && <small>{unit}</small>}
      </p>
      <div className={styles.words}>
        <p>{means}</p>
        {advice && <p className={styles.advice}>{advice}</p>}
        {name === 'popup' && mark === 'bad' && <PopupPlace />}
      </div>
      <div className={cx(styles.again, mark === 'ok' && styles.fine)}>
        {isDone && (
          <Button variant="quiet" size="sm" disabled={busy} aria-label={`${CHECKS[name]} 다시 점검`} onClick={onAgain}>
            다시 점검
          </Button>
        )}
      </div>
    </li>
  )
}

interface OutcomeProps {
  readonly results: Results
  readonly at: Date | null
  readonly done: boolean
}

/** The result as text, to be copied or taken into an inquiry. */
function Outcome({ results, at, done }: OutcomeProps) {
  const navigate = useNavigate()
  const member = useIsLoggedIn()
  const [browser, setBrowser] = useState('')
  useEffect(() => setBrowser(describeBrowser(navigator.userAgent, innerWidth, innerHeight)), [])
  const about = [at ? seoulDateTime(at) : '', browser].filter(Boolean)
  const text = resultText(about, results)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast('점검 결과를 복사했습니다.'),
      () => toast('복사하지 못했습니다. 글자를 길게 눌러 복사해 주세요.'),
    )
  const ask = () => {
    const name = member ? 'new' : 'visitor'
    const draft = readDraft(name)
    const written = draft.text.trim()
    keepDraft(name, {
      ...draft,
      title: draft.title || '환경 점검 결과',
      text: written ? `${written}\n\n${text}` : `어떤 일이 있었는지 적어 주세요.\n\n${text}`,
    })
    void navigate(member ? to('/mypage/contact') : to('/cust/inquiry'))
  }
  return (
    <aside className={styles.outcome} aria-label="점검 결과">
      <h2>점검 결과</h2>
      <p>문의하실 때 함께 보내시면 빨리 알아볼 수 있어요.</p>
      <div className={styles.printed}>
        {/* The line of the browser is kept until the browser has been asked. */}
        {(about.length > 0 ? about : ['\u00a0']).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <dl>
          {CHECK_NAMES.map((name) => {
            const { mark, value, unit } = results[name]
            return (
              <div key={name}>
                <dt>{CHECKS[name]}</dt>
                <dd>{MARK_WORDS[mark]}</dd>
                <dd>{mark === 'waiting' ? '' : `${value} ${unit}`}</dd>
              </div>
            )
          })}
        </dl>
      </div>
      <div className={styles.acts}>
        <Button disabled={!done} onClick={() => void copy()}>
          글자 복사
        </Button>
        <Button variant={done ? 'primary' : 'line'} disabled={!done} onClick={ask}>
          1:1 문의에 담기
        </Button>
      </div>
    </aside>
  )
}
