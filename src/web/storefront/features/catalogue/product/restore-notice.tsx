import styles from './option-layout.module.css'

/** Says what was brought back, and how to begin anew. */
export function RestoreNotice({ text, onStartOver }: { readonly text: string; readonly onStartOver: () => void }) {
  return (
    <div className={styles.kept}>
      <p role="status">{text}</p>
      <button type="button" onClick={onStartOver}>
        처음부터 다시
      </button>
    </div>
  )
}
