import type { UseFormRegister, UseFormReturn, UseFormSetFocus, UseFormSetValue } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import type { AddressForm } from '#/contract/people/addresses.contract.ts'
import { DELIVERY_METHOD_NAMES, DELIVERY_METHODS } from '#/domain/orders/delivery-fee.ts'
import type { Share } from '#/domain/orders/split-copies.ts'
import { AddressFields } from '#/web/blocks/address-form/address-fields.tsx'
import { Radio } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import styles from './checkout.module.css'
import { CopiesFields } from './copies-fields.tsx'
import { DestinationHead } from './destination-head.tsx'
import { DestinationSummary } from './destination-summary.tsx'
import { SavedAddresses } from './saved-addresses.tsx'
import { destinationGaps } from './checkout-errors.ts'
import type { CheckoutValues } from './checkout-values.ts'

const NOTES = {
  courier: '출고 다음 날쯤 도착합니다.',
  quick: '요금은 받을 때 기사님께 냅니다.',
  freight: '부피가 큰 주문에 알맞습니다. 요금은 받을 때 냅니다.',
  pickup: '준비되면 알려 드립니다. 배송비가 없습니다.',
} as const
const REQUESTS = ['문 앞에 놓아 주세요', '경비실에 맡겨 주세요', '배송 전에 전화해 주세요']

interface DestinationProps {
  readonly form: UseFormReturn<CheckoutValues>
  readonly at: number
  readonly items: readonly CartItem[]
  readonly share: Share
  /** Null while it is not known. */
  readonly fee: number | null
  readonly several: boolean
  readonly onRemove: () => void
  /** Whether this one has been worked on since it was last folded; what is finished and is not shows in two lines. */
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

/** One place: what goes there, how, to whom. */
export function DestinationView(props: DestinationProps) {
  const { form, at, items, share, fee, several, onRemove, open, onOpen } = props
  const destination = useWatch({ control: form.control, name: `destinations.${at}` })
  if (!several) return <DestinationFields {...props} />
  const name = `배송지 ${at + 1}`
  const complete = share.some((copies) => copies > 0) && destinationGaps(destination, at).length === 0
  const folded = complete && !open
  return (
    <fieldset className={styles.destination}>
      <legend>{name}</legend>
      <DestinationHead
        name={name}
        fee={feeText(destination.method, fee)}
        folded={complete ? folded : null}
        onFold={(fold) => onOpen(!fold)}
        onRemove={at > 0 ? onRemove : null}
      />
      {folded ? (
        <DestinationSummary destination={destination} items={items} share={share} />
      ) : (
        // Whoever works on it decides when it closes, not the last letter that makes it complete.
        <div className={styles.destinationFields} onFocus={() => onOpen(true)}>
          <DestinationFields {...props} />
        </div>
      )}
    </fieldset>
  )
}

function DestinationFields({ form, at, items, share, several }: DestinationProps) {
  const method = useWatch({ control: form.control, name: `destinations.${at}.method` })
  return (
    <>
      {several && <CopiesFields form={form} at={at} items={items} share={share} />}
      <MethodChoice form={form} at={at} several={several} />
      {method !== 'pickup' && <Address form={form} at={at} />}
      <Field label={method === 'pickup' ? '방문 요청사항' : '배송 요청사항'} optional>
        {(control) => (
          <Input
            {...control}
            {...form.register(`destinations.${at}.request`)}
            maxLength={100}
            list={`delivery-requests-${at}`}
          />
        )}
      </Field>
      <datalist id={`delivery-requests-${at}`}>
        {REQUESTS.map((request) => (
          <option key={request}>{request}</option>
        ))}
      </datalist>
    </>
  )
}

/** With one destination each way says what it means; with several a list keeps the sheet short. */
function MethodChoice({ form, at, several }: Pick<DestinationProps, 'form' | 'at' | 'several'>) {
  const path = `destinations.${at}.method` as const
  if (several)
    return (
      <Field label="받는 방법">
        {(control) => (
          <Select {...control} {...form.register(path)}>
            {DELIVERY_METHODS.map((value) => (
              <option key={value} value={value}>
                {DELIVERY_METHOD_NAMES[value]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    )
  return (
    <div className={styles.pair} role="radiogroup" aria-label="받는 방법">
      {DELIVERY_METHODS.map((value) => (
        <Radio
          key={value}
          value={value}
          label={DELIVERY_METHOD_NAMES[value]}
          note={NOTES[value]}
          {...form.register(path)}
        />
      ))}
    </div>
  )
}

function feeText(method: CheckoutValues['destinations'][number]['method'], fee: number | null): string {
  if (method === 'pickup') return '배송비 없음'
  if (method !== 'courier') return '배송비 착불'
  if (fee === null) return '배송비는 수량을 다 나누면 나옵니다'
  return fee === 0 ? '배송비 무료' : `배송비 ${formatWon(fee)}`
}

type AddressName = 'receiver' | 'phone' | 'zipcode' | 'address' | 'addressEtc'

/** The fields of the address book's form, each under this destination's name. */
function Address({ form, at }: { readonly form: UseFormReturn<CheckoutValues>; readonly at: number }) {
  const path = (name: AddressName) => `destinations.${at}.${name}` as const
  const set = (name: AddressName, value: string) =>
    form.setValue(path(name), value, { shouldDirty: true, shouldValidate: true })
  return (
    <>
      <SavedAddresses
        onPick={(address) => {
          for (const name of ['receiver', 'phone', 'zipcode', 'address', 'addressEtc'] as const)
            set(name, address[name])
        }}
      />
      <AddressFields
        register={((name: AddressName) => form.register(path(name))) as unknown as UseFormRegister<AddressForm>}
        setValue={set as unknown as UseFormSetValue<AddressForm>}
        setFocus={((name: AddressName) => form.setFocus(path(name))) as unknown as UseFormSetFocus<AddressForm>}
        errors={form.formState.errors.destinations?.[at] ?? {}}
      />
    </>
  )
}
