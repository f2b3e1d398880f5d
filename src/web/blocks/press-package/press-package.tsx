import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  askPressPackage,
  downloadPressPackage,
  PACKAGE_KEPT_DAYS,
  type PressPackage,
} from '#/contract/prepress/press.contract.ts'
import { packageKey, usePressPackage } from './use-press-package.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { useLive } from '#/web/api/live/use-live.ts'
import { askAgain } from '#/web/blocks/live-queries/ask-again.ts'
import { Button } from '#/web/ui/button.tsx'
import { Note } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { HandMade } from './hand-made.tsx'
import { megabytes } from './megabytes.ts'
import styles from './press-package.module.css'

/** What goes to the press for an approved line: asked for, watched while it is made, saved. */
export function PressPackageBox({ lineId }: { readonly lineId: string }) {
  const client = useQueryClient()
  const key = packageKey(lineId)
  const found = usePressPackage(lineId)
  useLive([`press:${lineId}`], () => askAgain(client, key))
  const once = useIdempotencyKey()
  const ask = useMutation({
    mutationFn: () => once(lineId, (idempotencyKey) => call(askPressPackage, { params: { lineId }, idempotencyKey })),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
  const save = useMutation({
    mutationFn: async ({ id, fileName }: PressPackage) =>
      saveBlob(await callBlob(downloadPressPackage, { params: { packageId: id } }), fileName),
  })
  const mayPress = usePermission('production')
  if (!found.data) return null
  const { package: made, refusal } = found.data
  const under = made?.state === 'waiting' || made?.state === 'making'
  const usable = made?.state === 'done' && !made.outdated
  return (
    <section className={styles.box} aria-label="인쇄 자료">
      <p className={styles.line}>
        <b>인쇄 자료</b>
        <span>{refusal ?? wordsOf(made)}</span>
      </p>
      {under && (
        <progress max={100} value={made.percent} aria-label="인쇄 자료 만드는 중">
          {made.percent}%
        </progress>
      )}
      {made?.failure && <Note tone="bad">{made.failure}</Note>}
      {usable && made.warnings.length > 0 && (
        <Note tone="orange">
          <ul>
            {made.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Note>
      )}
      {found.data.byHand && mayPress && <HandMade lineId={lineId} onDone={() => void client.invalidateQueries()} />}
      {refusal === null && !under && (
        <Toolbar className={styles.act}>
          {usable ? (
            <Button size="sm" busy={save.isPending} onClick={() => save.mutate(made)}>
              내려받기 ({megabytes(made.bytes ?? 0)})
            </Button>
          ) : (
            <Button size="sm" busy={ask.isPending} onClick={() => ask.mutate()}>
              {made ? '다시 만들기' : '만들기'}
            </Button>
          )}
        </Toolbar>
      )}
    </section>
  )
}

function wordsOf(made: PressPackage | null): string {
  if (!made) return '아직 만들지 않았습니다. 터잡기 PDF, 작업지시서, XJDF를 한 파일로 묶습니다.'
  const name = `v${made.version}`
  if (made.state === 'waiting' || made.state === 'making') return `${name} 만드는 중 ${made.percent}%`
  if (made.state === 'expired')
    return `${name}, 만든 지 ${PACKAGE_KEPT_DAYS}일이 지나 지웠습니다. 다시 만들면 같은 내용으로 나옵니다.`
  if (made.state === 'failed') return `${name} 만들지 못했습니다.`
  if (made.outdated) return `${name} 뒤에 파일이나 사양, 배송지가 바뀌었습니다. 이 자료로 인쇄하지 마세요.`
  return `${name}, ${made.askedBy}`
}
