import type { ProofVersion } from '#/contract/prepress/proof.contract.ts'
import { describeBytes } from '#/domain/files/describe-bytes.ts'
import { PROOF_WORDS } from '#/domain/preflight/severity-words.ts'
import { cx } from '#/web/ui/cx.ts'
import styles from './thread.module.css'

interface VersionCardProps {
  readonly version: ProofVersion
  readonly onSave: (fileId: string, name: string) => void
}

const SHOWN_FINDINGS = 4
const TONES = { block: styles.block, fixable: styles.fixable, warn: styles.warn } as const

/** What a version was made from, and what the check of its files said. */
export function VersionCard({ version, onSave }: VersionCardProps) {
  const blocked = version.findings.some((finding) => finding.severity === 'block')
  return (
    <section className={styles.card} aria-label={`v${version.number}`}>
      <h2>
        v{version.number}
        <span className={cx(blocked && styles.bad)}>
          {blocked
            ? '사람이 보고 통과'
            : version.findings.length > 0
              ? `확인할 점 ${version.findings.length}가지`
              : '검사 통과'}
        </span>
      </h2>
      <ul>
        {version.files.map((file) => (
          <li key={file.fileId}>
            <button type="button" onClick={() => onSave(file.fileId, file.name)}>
              {file.name}
            </button>
            <span>
              {file.pageCount}쪽 · {describeBytes(file.bytes)}
            </span>
          </li>
        ))}
        {version.findings.slice(0, SHOWN_FINDINGS).map((finding) => (
          <li key={`${finding.ruleId}${finding.title}`} className={styles.finding}>
            <b className={TONES[finding.severity]}>{PROOF_WORDS[finding.severity]}</b>
            {finding.title}
          </li>
        ))}
        {version.findings.length > SHOWN_FINDINGS && (
          <li className={styles.more}>그 밖에 {version.findings.length - SHOWN_FINDINGS}가지</li>
        )}
      </ul>
    </section>
  )
}
