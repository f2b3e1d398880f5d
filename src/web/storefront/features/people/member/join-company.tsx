import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { documentsOf } from '#/domain/members/supporting-documents.ts'
import { DocumentUpload } from '#/web/blocks/supporting-documents/document-upload.tsx'
import { useSupportingDocuments } from '#/web/blocks/supporting-documents/use-supporting-documents.ts'
import { Field } from '#/web/ui/field.tsx'
import { Input } from '#/web/ui/input.tsx'
import type { JoinType, JoinValues } from './join-values.ts'
import styles from './member-sheet.module.css'

interface JoinCompanyProps {
  readonly type: JoinType
  readonly register: UseFormRegister<JoinValues>
  readonly errors: FieldErrors<JoinValues>
  readonly onDocuments: (documents: JoinValues['documents']) => void
}

/** Who the documents are made out to. */
export function JoinCompany({ type, register, errors, onDocuments }: JoinCompanyProps) {
  const documents = useSupportingDocuments(onDocuments)
  const academy = type === 'ACADEMY'
  return (
    <section className={styles.group} aria-labelledby="join-company">
      <h2 id="join-company">{academy ? '학원 정보' : '회사 정보'}</h2>
      <Field label={academy ? '학원 이름' : '상호'} error={errors.companyName?.message} required>
        {(control) => <Input {...control} {...register('companyName')} autoComplete="organization" />}
      </Field>
      <Field label="대표자 이름" error={errors.companyUserName?.message} required>
        {(control) => <Input {...control} {...register('companyUserName')} />}
      </Field>
      <Field label="사업자등록번호" hint="숫자 10자리" error={errors.companyNumber?.message} required>
        {(control) => (
          <Input {...control} {...register('companyNumber')} inputMode="numeric" placeholder="123-45-67891" />
        )}
      </Field>
      <DocumentUpload
        kinds={documentsOf(type)}
        documents={documents}
        hint={
          academy
            ? '둘 가운데 하나는 꼭 올려 주세요. 저희가 보고 승인합니다.'
            : '지금 올리지 않아도 가입할 수 있습니다. 세금계산서를 발행할 때 씁니다.'
        }
        error={errors.documents?.message}
      />
    </section>
  )
}
