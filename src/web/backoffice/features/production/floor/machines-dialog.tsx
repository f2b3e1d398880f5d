import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { bodyOf } from '#/contract/endpoint.ts'
import { type FloorMachineView, saveMachine } from '#/contract/production/floor.contract.ts'
import { STEP_KINDS, STEP_NAMES, STEP_UNITS } from '#/domain/floor/steps.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { AdminForm } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { josa } from '#/lib/josa.ts'
import { clockOf, minuteOf } from './clock-minutes.ts'
import { FLOOR_KEY } from './use-floor.ts'

const NEW = {
  name: '',
  kind: 'pack',
  note: '',
  setupMinutes: 10,
  perHour: 1000,
  opens: 540,
  closes: 1140,
  pause: { from: 720, to: 780 },
  active: true,
  version: 0,
} as const

interface MachinesDialogProps {
  readonly machines: readonly FloorMachineView[]
  readonly onClose: () => void
}

/** The machines of the house: what each does, how fast, and from when to when. */
export function MachinesDialog({ machines, onClose }: MachinesDialogProps) {
  const [fresh] = useState(() => crypto.randomUUID())
  const [chosen, choose] = useState(machines[0]?.id ?? fresh)
  const machine = machines.find(({ id }) => id === chosen) ?? { ...NEW, id: fresh }
  return (
    <Dialog open onClose={onClose} title="기계">
      <Field label="고칠 기계">
        {(control) => (
          <Select {...control} value={chosen} onChange={(event) => choose(event.target.value)}>
            {machines.map(({ id, name, active }) => (
              <option key={id} value={id}>
                {name}
                {active ? '' : ' (쓰지 않음)'}
              </option>
            ))}
            {!machines.some(({ id }) => id === fresh) && <option value={fresh}>새 기계</option>}
          </Select>
        )}
      </Field>
      <MachineForm key={`${machine.id}:${machine.version}`} machine={machine} />
    </Dialog>
  )
}

function MachineForm({ machine: { id, ...values } }: { readonly machine: FloorMachineView }) {
  const client = useQueryClient()
  const [hours, setHours] = useState({
    opens: clockOf(values.opens),
    closes: clockOf(values.closes),
    from: values.pause ? clockOf(values.pause.from) : '',
    to: values.pause ? clockOf(values.pause.to) : '',
  })
  const { register, send, errorOf, failure, busy, watch } = useApiForm({
    schema: bodyOf(saveMachine),
    values,
    submit: async (body) => {
      const pause = hours.from && hours.to ? { from: minuteOf(hours.from), to: minuteOf(hours.to) } : null
      const times = { opens: minuteOf(hours.opens), closes: minuteOf(hours.closes), pause }
      await call(saveMachine, { params: { machineId: id }, body: { ...body, ...times }, errors: 'throw' })
      toast(`${josa(body.name, '을/를')} 저장했습니다.`)
      await client.invalidateQueries({ queryKey: FLOOR_KEY })
    },
  })
  const time = (label: string, name: keyof typeof hours, field: 'opens' | 'closes' | 'pause') => (
    <Field label={label} error={errorOf(field)}>
      {(control) => (
        <Input
          {...control}
          type="time"
          value={hours[name]}
          onChange={(event) => setHours({ ...hours, [name]: event.target.value })}
        />
      )}
    </Field>
  )
  return (
    <AdminForm wide onSubmit={send}>
      <Field label="이름" required error={errorOf('name')}>
        {(control) => <Input {...control} {...register('name')} maxLength={40} />}
      </Field>
      <Field label="하는 일">
        {(control) => (
          <Select {...control} {...register('kind')}>
            {STEP_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {STEP_NAMES[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="설명" hint="종이 크기, 폭 같은 것" error={errorOf('note')}>
        {(control) => <Input {...control} {...register('note')} maxLength={60} />}
      </Field>
      <Field label="준비 시간" error={errorOf('setupMinutes')}>
        {(control) => <Input {...control} {...register('setupMinutes')} inputMode="numeric" unit="분" />}
      </Field>
      <Field label="시간당 처리량" error={errorOf('perHour')}>
        {(control) => (
          <Input {...control} {...register('perHour')} inputMode="numeric" unit={STEP_UNITS[watch('kind')]} />
        )}
      </Field>
      {time('시작', 'opens', 'opens')}
      {time('끝', 'closes', 'closes')}
      {time('쉬는 시작', 'from', 'pause')}
      {time('쉬는 끝', 'to', 'pause')}
      <Checkbox label="쓰는 기계" {...register('active')} />
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" busy={busy}>
        저장
      </Button>
    </AdminForm>
  )
}
