import { useSearchParams } from 'react-router'
import { STEP_NAMES } from '#/domain/floor/steps.ts'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Select } from '#/web/ui/input.tsx'
import { MachineWork } from './machine-work.tsx'
import { useFloor } from './use-floor.ts'
import styles from './machine.module.css'

/** 작업자 화면: one machine in large type, for a tablet beside it or a phone in a pocket. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch } = useFloor()
  if (error && !data)
    return <ErrorState title="작업을 불러오지 못했습니다" text={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  const machines = data.machines.filter(({ active }) => active)
  const machine = machines.find(({ id }) => id === search.get('machine')) ?? machines[0]
  if (!machine) return <p className={styles.page}>쓰는 기계가 없습니다. 제작 화면에서 기계를 더해 주세요.</p>
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{machine.name}</h1>
        <Field label="기계">
          {(control) => (
            <Select
              {...control}
              value={machine.id}
              onChange={(event) => setSearch({ machine: event.target.value }, { replace: true })}
            >
              {machines.map(({ id, name, kind }) => (
                <option key={id} value={id}>
                  {name === STEP_NAMES[kind] ? name : `${name} · ${STEP_NAMES[kind]}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </header>
      <MachineWork key={machine.id} floor={data} machine={machine} />
    </div>
  )
}
