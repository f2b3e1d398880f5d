import { formatCount } from '#/domain/money/format-count.ts'
import type { ProofDetail, ProofVersion } from '#/contract/prepress/proof.contract.ts'
import { SpecTable } from '#/web/blocks/spec-table/spec-table.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Stack } from '#/web/ui/form.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { dayText } from './decision-texts.ts'
import styles from './decision-dialogs.module.css'

interface ApproveDialogProps {
  readonly open: boolean
  readonly proof: ProofDetail
  readonly version: ProofVersion
  readonly openPins: number
  readonly busy: boolean
  readonly onClose: () => void
  readonly onApprove: () => void
}

/** The last look: what is printed, from which files, and that it cannot be taken back once it is on the press. */
export function ApproveDialog({ open, proof, version, openPins, busy, onClose, onApprove }: ApproveDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`v${version.number} 인쇄를 승인할까요?`}>
      <Stack>
        <p>
          이 파일 그대로 {formatCount(proof.copies)}부를 인쇄합니다. 승인 뒤 취소는 협의로, 인쇄가 시작되면 바꿀 수
          없습니다.
        </p>
        <SpecTable spec={version.spec} />
        <FactList facts={version.files.map((file) => [file.name, <Small key={file.fileId}>{file.sha256}</Small>])} />
        {proof.dispatch && <p>지금 승인하시면 {dayText(proof.dispatch.day)}에 출고합니다.</p>}
        {openPins > 0 && (
          <Note role="note">
            아직 반영되지 않은 의견이 {openPins}개 있습니다. 승인하시면 지금 모습 그대로 인쇄합니다.
          </Note>
        )}
        <div className={styles.dialogGo}>
          <Button onClick={onClose}>더 살펴보기</Button>
          <Button variant="primary" busy={busy} onClick={onApprove}>
            인쇄 승인
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}
