import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { koreanIssue } from '#/contract/issue-text.ts'
import { CompleteForm } from '#/contract/people/social.contract.ts'
import { emptyJoin, type JoinValues } from './join-values.ts'

/** The form of an ordinary join without id and password, which somebody who logs in elsewhere does not have. */
export const emptySns = (known: { readonly name: string; readonly email: string }): JoinValues => ({
  ...emptyJoin('GENERAL'),
  name: known.name,
  email: known.email,
})

export const snsResolver = zodResolver(CompleteForm, { error: koreanIssue }) as unknown as Resolver<
  JoinValues,
  unknown,
  CompleteForm
>
