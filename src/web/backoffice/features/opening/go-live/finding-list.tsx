import type { Finding } from '#/contract/opening/go-live.contract.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import styles from './go-live.module.css'

/** What keeps the shop closed, then what somebody should look at; each with the way to put it right. */
export function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return <p className={styles.none}>고칠 것이 없습니다.</p>
  return (
    <ul className={styles.findings} aria-label="고칠 것">
      {findings.map(({ level, says, details, at }) => (
        <li key={says} data-level={level}>
          <Badge tone={level === 'blocked' ? 'bad' : 'warn'}>{level === 'blocked' ? '막힘' : '확인'}</Badge>
          <div>
            <h2>{says}</h2>
            {linesOf(details).map((detail) => (
              <p key={detail}>{detail}</p>
            ))}
            <Way at={at} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Names stand in one line, sentences below each other. */
const linesOf = (details: readonly string[]): readonly string[] =>
  details.some((detail) => detail.endsWith('.')) || details.length === 0 ? details : [details.join(', ')]

function Way({ at }: { readonly at: string | null }) {
  if (at === null) return <Small>서버 설정에서 바꿉니다. 바꾼 뒤 서버를 다시 켜 주세요.</Small>
  if (at.startsWith('#'))
    return (
      <a href={at} className={styles.way}>
        시험하러 가기
      </a>
    )
  return (
    <LinkButton size="sm" to={at}>
      고치러 가기
    </LinkButton>
  )
}
