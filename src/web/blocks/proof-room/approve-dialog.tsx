import { useState } from 'react'
import { openComments } from '#/contract/prepress/approval-of.ts'
import { sameAs } from '#/domain/proofs/version-changes.ts'
import type { ProofDetail, ProofPageView, ProofVersion } from '#/contract/prepress/proof.contract.ts'
import { SpecTable } from '#/web/blocks/spec-table/spec-table.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { asItCameText, changedPagesText, changesText, partName } from './change-texts.ts'
import { dayText, piecesText, shortHash } from './decision-texts.ts'
import { PinList } from './pin-list.tsx'
import styles from './decision-dialogs.module.css'

interface ApproveDialogProps {
  readonly open: boolean
  readonly proof: ProofDetail
  readonly version: ProofVersion
  readonly pages: readonly ProofPageView[]
  readonly busy: boolean
  readonly onClose: () => void
  readonly onApprove: () => void
}

/** The last look: what is printed, from which files, and that it cannot be taken back once it is on the press. */
export function ApproveDialog({ open, onClose, ...rest }: ApproveDialogProps) {
  const { proof, version } = rest
  // What was agreed to is asked again as soon as there is something else to agree to.
  const doubts = `${open} ${openComments(proof)
    .map(({ id }) => id)
    .join(' ')} ${sameAs(version.changes)}`
  return (
    <Dialog open={open} onClose={onClose} title={`v${version.number} 인쇄를 승인할까요?`}>
      <LastLook key={doubts} {...rest} onClose={onClose} />
    </Dialog>
  )
}

function LastLook({ proof, version, pages, busy, onClose, onApprove }: Omit<ApproveDialogProps, 'open'>) {
  const [agreed, setAgreed] = useState(false)
  const comments = openComments(proof)
  const earlier = sameAs(version.changes)
  const unlike = asItCameText(version.files)
  const isDoubtful = comments.length > 0 || earlier !== null
  return (
    <Stack>
      <p>
        이 파일 그대로 {piecesText(proof)} 인쇄합니다. 승인한 뒤에는 협의해서 취소하고, 인쇄가 시작되면 바꿀 수
        없습니다.
      </p>
      <SpecTable spec={version.spec} />
      <FactList
        facts={version.files.map((file) => [
          partName(file.partId),
          <span key={file.fileId}>
            {file.name} <Small as="span">{shortHash(file.sha256)}</Small>
          </span>,
        ])}
      />
      {version.changes && earlier === null && <Changes version={version} pages={pages} />}
      {unlike && <Note role="note">{unlike}</Note>}
      {proof.dispatch && <p>지금 승인하시면 {dayText(proof.dispatch.day)}에 출고합니다.</p>}
      {isDoubtful && (
        <Note role="note">
          {earlier !== null && (
            <p>
              <b>v{earlier}에서 바뀐 것이 없습니다.</b> 파일과 사양이 같은 시안이 다시 올라왔습니다.
            </p>
          )}
          {comments.length > 0 && (
            <>
              <p>
                <b>반영되지 않은 의견이 {comments.length}개 있습니다.</b>
              </p>
              <PinList pins={comments} />
            </>
          )}
          <Checkbox
            label="확인했습니다. 지금 모습 그대로 인쇄해 주세요."
            checked={agreed}
            onChange={(event) => setAgreed(event.target.checked)}
          />
        </Note>
      )}
      <div className={styles.dialogGo}>
        <Button onClick={onClose}>더 살펴보기</Button>
        <Button variant="primary" busy={busy} disabled={isDoubtful && !agreed} onClick={onApprove}>
          인쇄 승인
        </Button>
      </div>
    </Stack>
  )
}

function Changes({ version, pages }: Pick<ApproveDialogProps, 'version' | 'pages'>) {
  return (
    <p>
      {version.changes && changesText(version.changes)}
      <Small as="span"> {changedPagesText(pages)}</Small>
    </p>
  )
}
