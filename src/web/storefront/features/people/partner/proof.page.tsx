import { useParams } from 'react-router'
import { to } from '#/contract/web-paths.ts'
import { ProofRoom } from '#/web/blocks/proof-room/proof-room.tsx'
import { PartnerDoor } from './partner-door.tsx'
import styles from './partner.module.css'

/** One proof to review: pages, comments, approve or return. */
export function Component() {
  const { id = '' } = useParams()
  return (
    <PartnerDoor>
      <div className={styles.room}>
        <ProofRoom proofId={id} back={{ to: to('/offline-draft'), label: '시안 목록' }} />
      </div>
    </PartnerDoor>
  )
}
