import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type GoLive, stampGoLive } from '#/contract/opening/go-live.contract.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { cx } from '#/web/ui/cx.ts'
import { CropMarks } from '#/web/ui/marks.tsx'
import { Small } from '#/web/ui/note.tsx'
import { toast } from '#/web/ui/toasts.ts'
import styles from './go-live.module.css'

const LEVELS = [
  ['blocked', '막힘'],
  ['check', '확인'],
  ['passed', '통과'],
] as const

/** What stands between the shop and its customers, as a control strip; beside it the seal. */
export function GoLiveHead({ report }: { readonly report: GoLive }) {
  const { findings, stamp, mayStamp } = report
  const counts = LEVELS.map(([level, word]) => ({
    level,
    word,
    count: findings.filter((finding) => finding.level === level).length,
  }))
  const [blocked = 0, checks = 0] = counts.map(({ count }) => count)
  return (
    <header className={styles.head}>
      <CropMarks />
      <div className={styles.say}>
        <p>설정, 개점 전 점검</p>
        <h1>{blocked > 0 ? '아직 열 수 없습니다' : stamp ? '교료했습니다' : '열 수 있습니다'}</h1>
        <p>
          {blocked > 0 ? (
            <>
              막힌 것 <b>{blocked}</b>개를 풀면 가게를 열 수 있습니다.{' '}
            </>
          ) : (
            '막힌 것이 없습니다. '
          )}
          {checks > 0 && `확인 ${checks}개는 열고 나서 고쳐도 됩니다.`}
        </p>
      </div>
      <Seal stamp={stamp} open={blocked === 0} mayStamp={mayStamp} />
      <dl className={styles.strip}>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ level, word, count }) => (
            <div key={level} data-level={level} style={{ flexGrow: count }}>
              <dt>{word}</dt>
              <dd>{count}</dd>
              <span aria-hidden="true">
                {Array.from({ length: count }, (_, patch) => (
                  <i key={patch} />
                ))}
              </span>
            </div>
          ))}
      </dl>
    </header>
  )
}

interface SealProps {
  readonly stamp: GoLive['stamp']
  readonly open: boolean
  readonly mayStamp: boolean
}

function Seal({ stamp, open, mayStamp }: SealProps) {
  const client = useQueryClient()
  const press = useMutation({
    mutationFn: () => call(stampGoLive, { errors: 'throw' }),
    onSuccess: () => toast('교료했습니다.'),
    onError: (error) => toast(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['go-live'] }),
  })
  return (
    <div className={styles.seal}>
      <span className={cx(styles.stamp, stamp && styles.pressed)} aria-hidden="true">
        교료
      </span>
      <div>
        <Button variant="primary" disabled={!open || !mayStamp} busy={press.isPending} onClick={() => press.mutate()}>
          {stamp ? '다시 교료하기' : '교료하기'}
        </Button>
        <Small>
          {stamp && `${stamp.who}, ${seoulDateTime(new Date(stamp.at)).slice(0, 16)}. `}
          {!mayStamp ? '관리자만 찍을 수 있습니다.' : !open && '막힌 것을 모두 풀면 찍을 수 있습니다.'}
        </Small>
      </div>
    </div>
  )
}
