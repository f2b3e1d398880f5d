import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError } from '#/web/api/api-error.ts'
import { applyFieldErrors } from '../member-fields/apply-field-errors.ts'

interface ApiFormOptions<I extends FieldValues, O extends FieldValues> {
  /** What the contract asks of the body, which the server checks by the same object; a resolver where more is typed than is sent. */
  readonly schema: z.ZodMiniType<O, I> | Resolver<I, unknown, O>
  readonly values: DefaultValues<I> & Partial<I>
  readonly submit: (body: O) => Promise<unknown>
}

/** A form that is one request: checked by the contract's schema, and what the server refuses stands beside its field. */
export function useApiForm<I extends FieldValues, O extends FieldValues>(options: ApiFormOptions<I, O>) {
  const { schema, values, submit } = options
  const [failure, setFailure] = useState<string | null>(null)
  const resolver = typeof schema === 'function' ? schema : zodResolver(schema)
  const form = useForm<I, unknown, O>({ resolver, defaultValues: values })
  const { errors, isSubmitting } = form.formState
  const send = form.handleSubmit(async (body) => {
    setFailure(null)
    try {
      await submit(body)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(applyFieldErrors(error, form.setError, pathsOf(values) as FieldPath<I>[]))
    }
  })
  /** The message of a field, as `Field` takes it. */
  const errorOf = (name: FieldPath<I>): string | undefined => form.getFieldState(name, form.formState).error?.message
  return { ...form, send, errors, errorOf, failure, busy: isSubmitting }
}

/** Names of all fields; what lies within another is named with a point, as the server names it. */
const pathsOf = (values: object, within = ''): readonly string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? pathsOf(value, `${within}${name}.`)
      : [within + name],
  )
