import { useEffect, useState } from 'react'
import { Button } from '#/web/ui/button.tsx'
import { Input } from '#/web/ui/input.tsx'
import styles from './textbooks.module.css'

interface SearchBooksProps {
  readonly value: string | null
  readonly onSearch: (q: string) => void
}

export function SearchBooks({ value, onSearch }: SearchBooksProps) {
  const [typed, setTyped] = useState(value ?? '')
  useEffect(() => setTyped(value ?? ''), [value])
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <Input
        type="search"
        aria-label="교재 찾기"
        placeholder="교재 이름, 단원으로 찾기"
        maxLength={40}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">찾기</Button>
    </form>
  )
}
