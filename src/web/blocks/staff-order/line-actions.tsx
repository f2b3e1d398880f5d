import { bodyOf } from '#/contract/endpoint.ts'
import { requestFile, type StaffLine, type StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { isKit } from '#/domain/catalog/kit-job.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { josa } from '#/lib/josa.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { Field } from '#/web/ui/field.tsx'
import { Textarea } from '#/web/ui/input.tsx'
import { DispatchForm } from './dispatch-form.tsx'
import { readyParcels } from './line-parcels.ts'
import { Override } from './override.tsx'
import { hasPressFile, suggestedRequest } from './suggested-request.ts'
import type { OrderActs } from './use-order.ts'
import styles from './line-actions.module.css'

interface LineActionsProps {
  readonly order: StaffOrder
  readonly line: StaffLine
  readonly acts: OrderActs
}

const MOVE_WORDS = {
  plan: '제작 걸기',
  unplan: '제작에서 빼기',
  'start-print': '인쇄 시작',
  'start-binding': '제본·후가공',
  'start-packing': '검수·포장',
  finish: '제작 완료',
  hold: '보류',
  release: '보류 풀기',
  'order-remake': '재제작',
} as const
/** Where a line stands, for whom nothing is to be done with it. */
const STANDING_WORDS: Readonly<Record<StaffLine['production'], string>> = {
  waiting: '제작 담당이 제작에 걸 차례입니다.',
  remake: '제작 담당이 재제작을 걸 차례입니다.',
  planned: '인쇄를 기다리고 있습니다.',
  printing: '인쇄하고 있습니다.',
  binding: '제본·후가공을 하고 있습니다.',
  packing: '검수하고 포장하고 있습니다.',
  done: '제작을 마쳤습니다.',
  'on-hold': '보류한 작업입니다.',
  cancelled: '취소한 주문입니다.',
}
/** Moves that put a job on a press: none while the customer waits for an answer to a request to cancel. */
const TO_PRESS: readonly string[] = ['plan', 'start-print']
/** Moves that interrupt the usual course and therefore never are the one big button. */
const ASIDE: readonly string[] = ['hold', 'unplan', 'order-remake']

/** The one thing to do next with this line, and what else is possible; for whom it is not, who does it. */
export function LineActions(props: LineActionsProps) {
  const { order, line } = props
  const parcels = readyParcels(order, line.lineId)
  if (parcels.length > 0 && order.missingMoney?.open)
    return <Elsewhere {...props} words="다시 결제되거나 경리 담당자가 처리하면 출고할 수 있습니다." />
  if (parcels.length > 0)
    return order.may.includes('dispatch') ? (
      <DispatchForm order={order} parcels={parcels} acts={props.acts} />
    ) : (
      <Elsewhere {...props} words="출고는 제작 담당이나 고객지원에서 합니다." />
    )
  if (isKit(line.spec) && line.production !== 'done')
    return <Elsewhere {...props} words="종이를 담아 「모두 담았습니다」를 누르면 출고할 수 있습니다." />
  const beforePress = line.production === 'waiting' || line.production === 'remake'
  if (!beforePress || line.file === 'approved') return <ProductionActions {...props} />
  if (needsFile(line))
    return (
      <>
        {order.may.includes('request-file') ? (
          <FileActions {...props} />
        ) : (
          <Elsewhere {...props} words="파일은 시안실이나 고객지원에서 고객에게 다시 요청합니다." />
        )}
        {(line.file === 'problem' || line.file === 'asked') && (
          <Override orderNumber={order.orderNumber} lineId={line.lineId} />
        )}
      </>
    )
  return order.may.includes('make-proof') ? (
    <ProofActions {...props} />
  ) : (
    <Elsewhere {...props} words="시안은 시안실에서 만듭니다." />
  )
}

/** Something is wrong with the files, or there is nothing in them that a proof could be made from. */
const needsFile = ({ file, files }: StaffLine) =>
  ['problem', 'asked', 'material', 'no-file'].includes(file) || (file === 'ready' && !hasPressFile(files))

/** Somebody else's turn: no button that would be refused. */
function Elsewhere({ line, acts, words }: LineActionsProps & { readonly words: string }) {
  return (
    <div className={styles.actions}>
      <p>{words}</p>
      {line.moves.length > 0 && (
        <div>
          <Hold line={line} acts={acts} />
        </div>
      )}
    </div>
  )
}

/** A file that cannot be printed is the customer's turn; material is the shop's, and only what it lacks is asked for. */
function FileActions({ line, acts }: LineActionsProps) {
  const isMaterial = line.file === 'material'
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(requestFile),
    values: { text: suggestedRequest(line) },
    submit: ({ text }) => acts.request.mutateAsync({ lineId: line.lineId, text }),
  })
  return (
    <form className={styles.actions} onSubmit={send}>
      {isMaterial && <p>받은 자료를 PDF로 바꿔 올려 주세요.</p>}
      <Field label={isMaterial ? '고객에게 묻기' : '고객에게 다시 요청'} error={errorOf('text')}>
        {(control) => <Textarea {...control} {...register('text')} rows={4} maxLength={2000} />}
      </Field>
      <FormFailure message={failure} />
      <div>
        <Hold line={line} acts={acts} />
        <Button type="submit" size="sm" variant={isMaterial ? 'line' : 'primary'} block busy={busy}>
          요청 보내기
        </Button>
      </div>
    </form>
  )
}

function ProofActions({ line, acts }: LineActionsProps) {
  const { proof } = line
  const waits = line.file === 'waiting-customer' || line.file === 'checking'
  const drawn = proof?.versionState === 'draft' || proof?.versionState === 'rendering'
  return (
    <div className={styles.actions}>
      <p>
        {waits
          ? line.file === 'checking'
            ? '파일을 검사하고 있습니다.'
            : '고객의 답을 기다리고 있습니다.'
          : '다음 할 일'}
      </p>
      <div>
        <Hold line={line} acts={acts} />
        {proof && drawn && !waits ? (
          <LinkButton size="sm" variant="primary" block to={`/admin/proofs/${proof.id}`}>
            v{proof.version} 보고 올리기
          </LinkButton>
        ) : (
          <Button
            size="sm"
            variant={waits ? 'line' : 'primary'}
            block
            busy={acts.make.isPending}
            disabled={line.file === 'checking'}
            onClick={() => acts.make.mutate({ lineId: line.lineId, note: '' })}
          >
            {proof && proof.version > 0 ? `v${proof.version + 1} 만들기` : '시안 만들기'}
          </Button>
        )}
      </div>
    </div>
  )
}

function ProductionActions({ order, line, acts }: LineActionsProps) {
  const onward = line.moves.filter((move) => !ASIDE.includes(move))
  const aside = line.moves.filter((move) => ASIDE.includes(move))
  const noPlates = line.production === 'planned' && line.file === 'approved' && !line.moves.includes('start-print')
  const stopped = order.cancelRequest !== null && onward.some((event) => TO_PRESS.includes(event))
  if (line.moves.length === 0) return <p className={styles.quiet}>{STANDING_WORDS[line.production]}</p>
  const move = (event: (typeof line.moves)[number]) => acts.move.mutate({ lineId: line.lineId, event, note: '' })
  const remake = async () => {
    const body = `${line.title} ${josa(copiesText(line.spec.product, line.copies), '을/를')} 처음부터 다시 만듭니다. 고객이 신고한 일이면 「문제 신고」에서 시작해 주세요.`
    if (await confirmDialog({ title: '모두 다시 만들까요?', body, ok: '다시 만들기' })) move('order-remake')
  }
  return (
    <div className={styles.actions}>
      <p>제작</p>
      {noPlates && order.may.includes('press-package') && <p>인쇄 자료가 만들어지면 인쇄할 수 있습니다.</p>}
      {stopped && <p id="request-first">취소 요청에 답한 뒤 제작에 걸 수 있습니다.</p>}
      <div>
        {aside.map((event) => (
          <Button
            key={event}
            size="sm"
            disabled={acts.move.isPending}
            onClick={() => void (event === 'order-remake' ? remake() : move(event))}
          >
            {MOVE_WORDS[event]}
          </Button>
        ))}
        {onward.map((event, index) => (
          <Button
            key={event}
            size="sm"
            variant={index === 0 ? 'primary' : 'line'}
            block
            busy={acts.move.isPending}
            {...(stopped && TO_PRESS.includes(event) ? { disabled: true, 'aria-describedby': 'request-first' } : {})}
            // The second half of a double click would take the step after this one.
            onClick={(click) => click.detail < 2 && move(event)}
          >
            {MOVE_WORDS[event]}
          </Button>
        ))}
      </div>
    </div>
  )
}

function Hold({ line, acts }: Pick<LineActionsProps, 'line' | 'acts'>) {
  if (!line.moves.includes('hold')) return null
  return (
    <Button
      size="sm"
      disabled={acts.move.isPending}
      onClick={() => acts.move.mutate({ lineId: line.lineId, event: 'hold', note: '' })}
    >
      보류
    </Button>
  )
}
