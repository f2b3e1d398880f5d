import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { DesignShown } from '#/contract/files/designs.contract.ts'
import { saveDesign } from '#/contract/files/my-designs.contract.ts'
import { to } from '#/contract/web-paths.ts'
import type { DesignValues } from '#/domain/designs/design-values.ts'
import { startingValues } from '#/domain/designs/design-fields.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { useIsLoggedIn } from '#/web/api/session.ts'
import { toast } from '#/web/ui/toasts.ts'
import { keepDesignDraft, readDesignDraft } from './design-drafts.ts'
import { DesignEditor } from './design-editor.tsx'

interface NewDesignProps {
  readonly design: DesignShown
  readonly trim: string | undefined
  readonly onClose: () => void
}

/** A design of the window, opened to be changed and kept. What is changed stays in the browser until it is kept. */
export function NewDesign({ design, trim, onClose }: NewDesignProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const loggedIn = useIsLoggedIn()
  const [values, setValues] = useState<DesignValues>(() => startingValues(design))
  const [broughtBack, setBroughtBack] = useState(false)
  const once = useIdempotencyKey()
  useEffect(() => {
    const draft = readDesignDraft(design.id)
    if (!draft) return
    setValues(draft)
    setBroughtBack(true)
  }, [design.id])
  const change = (next: DesignValues) => {
    setValues(next)
    keepDesignDraft(design.id, next)
  }
  const save = useMutation({
    mutationFn: () => {
      const body = { designId: design.id, name: values.title || design.title, values: { ...values } }
      return once(body, (idempotencyKey) => call(saveDesign, { body, idempotencyKey }))
    },
    onSuccess: () => {
      keepDesignDraft(design.id, undefined)
      toast('내 디자인에 담았습니다.')
      void navigate('/mypage/myCover')
    },
  })
  return (
    <DesignEditor
      design={design}
      values={values}
      trim={trim}
      onChange={change}
      onClose={onClose}
      notice={broughtBack ? '고치던 내용을 불러왔습니다.' : null}
      onStartOver={() => {
        setValues(startingValues(design))
        setBroughtBack(false)
        keepDesignDraft(design.id, undefined)
      }}
      saveLabel="내 디자인에 담기"
      busy={save.isPending}
      onSave={() => {
        if (loggedIn) save.mutate()
        else void navigate(to('/member/login', {}, { from: pathname + search }))
      }}
    />
  )
}
