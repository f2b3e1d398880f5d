import * as z from 'zod/mini'

/** Read-only throughout, with a mark on what may be missing, so that two types can be held against each other both ways. */
type Plain<T> = T extends object
  ? { readonly [K in keyof T]-?: undefined extends T[K] ? [Plain<T[K]>] : Plain<T[K]> }
  : T
type Same<A, B> = [Plain<A>, Plain<B>] extends [Plain<B>, Plain<A>] ? true : false

/** Fields that only one of two types has, for the compiler's message. */
type OneSided<A, B> = Exclude<keyof A, keyof B> | Exclude<keyof B, keyof A>
type Named<K> = [K] extends [never] ? 'the type of a field' : K & string

/**
 * Ties a schema to a type of the domain, which may not know of schemas: a field that one of them has and the other lacks is a
 * type error. The name is its name in the OpenAPI document. `schemaOf<JobSpec>('JobSpec')(z.object({ … }))`
 */
export const schemaOf =
  <T>(name: string) =>
  <S extends z.ZodMiniType>(
    schema: S &
      (Same<T, z.output<S>> extends true
        ? unknown
        : `the schema and the type differ in ${Named<OneSided<T, z.output<S>>>}`),
  ): z.ZodMiniType<T> => {
    z.globalRegistry.add(schema, { id: name })
    return schema as unknown as z.ZodMiniType<T>
  }
