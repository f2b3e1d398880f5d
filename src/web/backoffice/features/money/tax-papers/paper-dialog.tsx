import { useState } from 'react'
import type { TaxDeskRow } from '#/contract/money/staff-tax.contract.ts'
import type { WholePaper } from '#/contract/money/tax-parts.ts'
import { CashReceiptFacts } from '#/web/blocks/tax-paper/cash-receipt-facts.tsx'
import { TaxInvoiceForm } from '#/web/blocks/tax-paper/tax-invoice-form.tsx'
import { eventWord, isReceipt, shortMoment } from '#/web/blocks/tax-paper/tax-words.ts'
import { WishForm } from '#/web/blocks/tax-paper/wish-form.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Note } from '#/web/ui/note.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { ConfirmForm, UndoForm, WithdrawForm } from './amend-forms.tsx'
import { usePaperActs, useStaffPaper } from './use-tax-papers.ts'

interface PaperDialogProps {
  readonly row: TaxDeskRow
  readonly onClose: () => void
}

/** One paper whole, and what may be done to it. */
export function PaperDialog({ row, onClose }: PaperDialogProps) {
  const paper = useStaffPaper(row.id)
  return (
    <Dialog open onClose={onClose} title={row.buyer} wide>
      {paper.isPending && <LoadingState />}
      {paper.isError && <ErrorState title="불러오지 못했습니다" text={paper.error.message} />}
      {paper.data && <Whole paper={paper.data} onClose={onClose} />}
    </Dialog>
  )
}

type Asked = 'correct' | 'undo' | 'withdraw' | null

function Whole({ paper, onClose }: { readonly paper: WholePaper; readonly onClose: () => void }) {
  const [asked, setAsked] = useState<Asked>(null)
  const acts = usePaperActs(paper.id, onClose)
  const { state, amendCode, supply } = paper
  const own = amendCode === null && supply > 0
  const isFiled = !isReceipt(paper) && supply > 0 && state === 'done' && paper.amendments.length === 0
  return (
    <>
      {paper.failure && <Note tone="bad">{paper.failure}</Note>}
      {isReceipt(paper) ? <CashReceiptFacts paper={paper} /> : <TaxInvoiceForm paper={paper} />}
      {state === 'proposed' && <ConfirmForm code={amendCode} submit={(code) => acts.confirm.mutateAsync(code)} />}
      {asked === null && (
        <Toolbar>
          {own && (state === 'failed' || state === 'waiting') && (
            <Button size="sm" onClick={() => setAsked('correct')}>
              받는 곳 고치기
            </Button>
          )}
          {state === 'issued' && !isReceipt(paper) && (
            <Button size="sm" onClick={() => setAsked('withdraw')}>
              발행 취소
            </Button>
          )}
          {isFiled && (
            <Button size="sm" onClick={() => setAsked('undo')}>
              잘못 발행함
            </Button>
          )}
        </Toolbar>
      )}
      {asked === 'correct' && (
        <WishForm
          firm={paper.firm}
          first={paper.kind}
          go="고치고 발행"
          submit={(wish) => acts.correct.mutateAsync(wish)}
        />
      )}
      {asked === 'withdraw' && <WithdrawForm submit={(reason) => acts.withdraw.mutateAsync(reason)} />}
      {asked === 'undo' && paper.firm && <UndoForm firm={paper.firm} submit={(body) => acts.undo.mutateAsync(body)} />}
      <FactList
        label="기록"
        layout="ruled"
        terms={96}
        facts={paper.history.map(({ at, event, by, note }) => [
          shortMoment(at),
          [`${eventWord(event)} (${by})`, note].filter(Boolean).join(' · '),
        ])}
      />
    </>
  )
}
