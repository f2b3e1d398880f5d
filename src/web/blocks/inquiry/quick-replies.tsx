import styles from './quick-replies.module.css'

interface QuickRepliesProps {
  readonly replies: readonly string[]
  readonly onChoose: (reply: string) => void
}

/** Beginnings of a reply above the box: one press writes it, and nothing is sent before the customer sends it. */
export function QuickReplies({ replies, onChoose }: QuickRepliesProps) {
  return (
    <ul className={styles.quick} aria-label="빠른 답글">
      {replies.map((reply) => (
        <li key={reply}>
          <button type="button" onClick={() => onChoose(reply)}>
            {reply.replace(/[.]$/, '')}
          </button>
        </li>
      ))}
    </ul>
  )
}
