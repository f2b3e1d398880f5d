import { to } from '#/contract/web-paths.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import styles from './draft-view.module.css'

export function NoProofChosen() {
  return (
    <div className={styles.paper}>
      <EmptyState
        whole
        title="어떤 시안을 볼지 정해지지 않았습니다"
        text="시안 목록에서 골라 주세요."
        action={<LinkButton to={to('/mypage/draft')}>시안 목록</LinkButton>}
      />
    </div>
  )
}
