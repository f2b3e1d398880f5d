import { useState } from 'react'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'

/** A hand scanner types the code and an Enter; so may a person. Answers what is wrong with it, or null. */
export function ScanField({ onScan }: { readonly onScan: (code: string) => string | null }) {
  const [code, setCode] = useState('')
  const [wrong, say] = useState<string | null>(null)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const said = code.trim() ? onScan(code.trim().toUpperCase()) : null
        say(said)
        if (said === null) setCode('')
      }}
    >
      <Field label="작업지시서 찍기" hint="바코드나 주문번호 끝자리" error={wrong}>
        {(control) => (
          <Input
            {...control}
            value={code}
            autoComplete="off"
            enterKeyHint="go"
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
    </form>
  )
}
