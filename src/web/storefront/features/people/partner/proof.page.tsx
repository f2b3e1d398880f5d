import { useParams } from 'react-router'
import { to } from '#/contract/web-paths.ts'
import { ProofRoom } from '#/web/blocks/proof-room/proof-room.tsx'
import styles from './partner.module.css'

/** One proof to review: pages, comments, approve or return. */
export function Component() {
  const { id = '' } = useParams()
  return (
    <div className={styles.room}>
      <ProofRoom proofId={id} back={{ to: to('/offline-draft'), label: '시안 목록' }} />
    </div>
  )
}
