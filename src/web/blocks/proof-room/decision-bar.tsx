import { type ReactNode, useState } from 'react'
import { openComments } from '#/contract/prepress/approval-of.ts'
import { to } from '#/contract/web-paths.ts'
import { sameAs } from '#/domain/proofs/version-changes.ts'
import type { ProofDetail, ProofVersion } from '#/contract/prepress/proof.contract.ts'
import { specRows } from '#/domain/catalog/spec-rows.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { asItCameText, changesText, partName } from './change-texts.ts'
import { cutOffText, dayText, shortHash } from './decision-texts.ts'
import styles from './proof-room.module.css'

interface DecisionBarProps {
  readonly proof: ProofDetail
  readonly version: ProofVersion
  readonly busy: boolean
  /** Every page of the version is here to be looked at. */
  readonly drawn: boolean
  /** What staff finds where there is nothing to publish. */
  readonly after: ReactNode
  readonly onAsk: () => void
  readonly onApprove: () => void
  readonly onPublish: () => void
}

/** What is decided here, about exactly which files, and what follows from it. */
export function DecisionBar(props: DecisionBarProps) {
  const { proof, version } = props
  return (
    <section className={styles.decide} aria-label="결정">
      <Meaning proof={proof} version={version} />
      <Fingerprint version={version} />
      <p className={styles.specLine}>
        {specRows(version.spec)
          .slice(0, 4)
          .map((row) => row.value)
          .join(' · ')}
      </p>
      <Decisions {...props} />
    </section>
  )
}

function Meaning({ proof, version }: Pick<DecisionBarProps, 'proof' | 'version'>) {
  const [now] = useState(() => new Date())
  if (proof.approved)
    return (
      <div>
        <h2>v{proof.approved.version} 인쇄를 승인했습니다</h2>
        <p>{proof.approved.by} 님이 승인한 파일 그대로 인쇄합니다.</p>
        {proof.reader === 'member' && (
          <LinkButton size="sm" to={to('/mypage/order/{orderNumber}', { orderNumber: proof.orderNumber })}>
            주문에서 출고일 보기
          </LinkButton>
        )}
      </div>
    )
  if (proof.reader === 'staff') return <StaffMeaning proof={proof} version={version} />
  if (!proof.may.approve)
    return (
      <div>
        <h2>{WAITING[proof.state]}</h2>
        <p>새 소식은 이 화면에 바로 나타납니다.</p>
      </div>
    )
  return (
    <div>
      <h2>{sameAs(version.changes) === null ? '승인하시면 보신 대로 인쇄합니다' : '지난 시안과 같습니다'}</h2>
      {version.changes && <p>{changesText(version.changes)}</p>}
      <AsItCame version={version} />
      {proof.dispatch && (
        <p>
          <b>{cutOffText(proof.dispatch.until, now)}</b>까지 승인하시면 <b>{dayText(proof.dispatch.day)}</b>에
          출고합니다.
          <span className={styles.shortHash}>
            {version.files.map((file) => ` · ${partName(file.partId)} 지문 ${file.sha256.slice(0, 4)}`)}
          </span>
        </p>
      )}
    </div>
  )
}

function AsItCame({ version }: Pick<DecisionBarProps, 'version'>) {
  const text = asItCameText(version.files)
  return text && <p>{text}</p>
}

const WAITING: Readonly<Record<ProofDetail['state'], string>> = {
  draft: '시안을 만들고 있습니다',
  published: '새 시안을 준비하고 있습니다',
  'changes-asked': '수정 요청을 받았습니다',
  approved: '인쇄를 승인했습니다',
  withdrawn: '바뀐 파일로 새 시안을 만들고 있습니다',
}

function StaffMeaning({ proof, version }: Pick<DecisionBarProps, 'proof' | 'version'>) {
  const text = {
    rendering: `쪽을 그리고 있습니다. ${version.pagesDone} / ${version.pageCount}`,
    failed: '쪽을 그리지 못했습니다. 파일을 확인하고 새 시안을 만들어 주세요.',
    draft: '아직 고객에게 보이지 않습니다.',
    published: `고객에게 올린 판입니다. 지금: ${proof.label}`,
  }[version.state]
  const open = openComments(proof).length
  return (
    <div className={styles.ofStaff}>
      <h2>v{version.number}</h2>
      <p>{version.current ? text : '이 시안을 만든 뒤 파일이나 사양이 바뀌었습니다.'}</p>
      {version.changes && <p>{changesText(version.changes)}</p>}
      <AsItCame version={version} />
      {open > 0 && <p>아직 열린 의견 {open}개</p>}
      {version.state === 'rendering' && (
        <progress max={Math.max(1, version.pageCount)} value={version.pagesDone} aria-label="쪽 그리기" />
      )}
    </div>
  )
}

function Fingerprint({ version }: { readonly version: ProofVersion }) {
  return (
    <div className={styles.hash}>
      <p>파일 지문 SHA-256</p>
      <FactList
        terms={40}
        facts={version.files.map((file) => [
          partName(file.partId),
          <span key={file.fileId} title={file.sha256}>
            {shortHash(file.sha256)}
          </span>,
        ])}
      />
    </div>
  )
}

function Decisions({ proof, version, busy, drawn, after, onAsk, onApprove, onPublish }: DecisionBarProps) {
  if (proof.reader === 'staff')
    return proof.may.publish && (version.state === 'draft' || version.state === 'rendering') && version.current ? (
      <div className={styles.go}>
        <Button variant="primary" busy={busy} disabled={!drawn} onClick={onPublish}>
          {drawn ? '고객에게 올리기' : '쪽을 그리는 중'}
        </Button>
      </div>
    ) : (
      <div className={styles.go}>{after}</div>
    )
  const latest = proof.versions[0]?.number === version.number
  if (!proof.may.approve) return <div className={styles.go} />
  if (!latest) return <p className={styles.older}>지난 시안입니다. 새 시안에서 결정해 주세요.</p>
  const open = openComments(proof).filter((message) => message.version === version.number)
  return (
    <div className={styles.go}>
      <Button disabled={busy} onClick={onAsk}>
        수정 요청{open.length > 0 && <i>{open.length}</i>}
      </Button>
      <Button variant="primary" busy={busy} onClick={onApprove}>
        인쇄 승인
      </Button>
    </div>
  )
}
