import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeDesign, type SavedDesign } from '#/contract/files/my-designs.contract.ts'
import type { DesignValues } from '#/domain/designs/design-values.ts'
import { call } from '#/web/api/call.ts'
import { toast } from '#/web/ui/toasts.ts'
import { DesignEditor } from './design-editor.tsx'
import { MY_DESIGNS_KEY } from './my-designs-key.ts'

interface SavedEditorProps {
  readonly saved: SavedDesign
  readonly onClose: () => void
}

/** A kept design opened again; its name follows its title. */
export function SavedEditor({ saved, onClose }: SavedEditorProps) {
  const [values, setValues] = useState<DesignValues>(saved.values)
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: () =>
      call(changeDesign, {
        params: { id: saved.id },
        body: { version: saved.version, name: values.title || saved.design.title, values: { ...values } },
      }),
    onSuccess: () => {
      toast('고친 내용을 담았습니다.')
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: MY_DESIGNS_KEY }),
  })
  return (
    <DesignEditor
      design={saved.design}
      values={values}
      trim={undefined}
      onChange={setValues}
      onClose={onClose}
      notice={null}
      onStartOver={() => setValues(saved.values)}
      saveLabel="고친 내용 담기"
      busy={save.isPending}
      onSave={() => save.mutate()}
    />
  )
}
