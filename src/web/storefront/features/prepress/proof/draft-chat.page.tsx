import { useParams } from 'react-router'
import { to } from '#/contract/web-paths.ts'
import { ProofRoom } from '#/web/blocks/proof-room/proof-room.tsx'
import styles from './draft-chat.module.css'

/** The thread of one proof with its pages. */
export function Component() {
  const { id = '' } = useParams()
  return (
    <div className={styles.page}>
      <ProofRoom
        proofId={id}
        back={{ to: to('/mypage/draft'), label: '시안 확인' }}
        wide={to('/mypage/draftViewNew', {}, { id })}
      />
    </div>
  )
}
