import { josa } from '#/lib/josa.ts'

/**
 * What a field says when its value does not hold (specification §8). `field` is the Korean name of the field; the particle
 * after it is right for every name.
 */
export const FIELD_MESSAGE = {
  invalid: (field: string) => `${josa(field, '이/가')} 올바르지 않습니다.`,
  required: (field: string) => `${josa(field, '을/를')} 입력해 주세요.`,
  chosen: (field: string) => `${josa(field, '을/를')} 선택해 주세요.`,
  oneOf: (field: string, values: readonly string[]) =>
    `${josa(field, '은/는')} 다음 가운데 하나여야 합니다: ${values.join(', ')}`,
  notOneOf: (field: string, values: readonly string[]) =>
    `${josa(field, '은/는')} 다음 값을 쓸 수 없습니다: ${values.join(', ')}`,
  numbersOnly: (field: string) => `${josa(field, '은/는')} 숫자만 입력할 수 있습니다.`,
  number: (field: string) => `${josa(field, '은/는')} 숫자여야 합니다.`,
  date: (field: string) => `${josa(field, '은/는')} 날짜 형식이어야 합니다.`,
  email: (field: string) => `${field}에 올바른 이메일 주소를 입력해 주세요.`,
  exactLength: (field: string, length: number) => `${josa(field, '은/는')} ${length}자여야 합니다.`,
  maxLength: (field: string, max: number) => `${josa(field, '은/는')} ${max}자 이하여야 합니다.`,
  minLength: (field: string, min: number) => `${josa(field, '은/는')} ${min}자 이상이어야 합니다.`,
  url: (field: string) => `${josa(field, '은/는')} http 또는 https로 시작하는 주소여야 합니다.`,
  uuid: (field: string) => `${josa(field, '은/는')} UUID 형식이어야 합니다.`,
  lowerCase: (field: string) => `${josa(field, '은/는')} 소문자여야 합니다.`,
  upperCase: (field: string) => `${josa(field, '은/는')} 대문자여야 합니다.`,
  min: (field: string, min: number) => `${josa(field, '은/는')} ${min} 이상이어야 합니다.`,
  max: (field: string, max: number) => `${josa(field, '은/는')} ${max} 이하여야 합니다.`,
  moreThan: (field: string, bound: number) => `${josa(field, '은/는')} ${bound}보다 커야 합니다.`,
  lessThan: (field: string, bound: number) => `${josa(field, '은/는')} ${bound}보다 작아야 합니다.`,
  positive: (field: string) => `${josa(field, '은/는')} 양수여야 합니다.`,
  negative: (field: string) => `${josa(field, '은/는')} 음수여야 합니다.`,
  integer: (field: string) => `${josa(field, '은/는')} 정수여야 합니다.`,
  even: (field: string) => `${josa(field, '은/는')} 짝수여야 합니다.`,
  odd: (field: string) => `${josa(field, '은/는')} 홀수여야 합니다.`,
  dateMin: (field: string, min: string) => `${josa(field, '은/는')} ${min} 이후여야 합니다.`,
  dateMax: (field: string, max: string) => `${josa(field, '은/는')} ${max} 이전이어야 합니다.`,
  arrayExact: (field: string, count: number) => `${josa(field, '은/는')} ${count}개여야 합니다.`,
  arrayMin: (field: string, min: number) => `${josa(field, '은/는')} ${min}개 이상이어야 합니다.`,
  arrayMax: (field: string, max: number) => `${josa(field, '은/는')} ${max}개 이하여야 합니다.`,
  dateFormat: (field: string) => `${field}의 날짜 형식이 올바르지 않습니다.`,
  timeFormat: (field: string) => `${field}의 시간 형식이 올바르지 않습니다.`,
  phoneFormat: (field: string) => `${field}의 형식이 올바르지 않습니다.`,
  cellAreaCode: (field: string) => `${field}에 올바른 휴대전화 앞자리를 입력해 주세요.`,
  regionAreaCode: (field: string) => `${field}에 올바른 지역번호를 입력해 주세요.`,
  anyAreaCode: (field: string) =>
    `${field}에 올바른 앞자리나 지역번호를 입력해 주세요. 070, 050, 15xx 번호 대신 다른 번호를 적어 주세요.`,
  passwordShort: (field: string) => `${josa(field, '은/는')} 영문, 숫자, 특수문자를 모두 넣어 8자 이상이어야 합니다.`,
  passwordLong: (field: string) => `${josa(field, '은/는')} 20자 이하여야 합니다.`,
  passwordCharacters: (field: string) => `${field}의 특수문자는 ! @ # $ % ^ & * ( ) _ - + = , ? ~ 만 쓸 수 있습니다.`,
  passwordCommon: (field: string) => `흔히 쓰여 쉽게 뚫리는 ${field}입니다. 다른 것으로 정해 주세요.`,
  passwordPersonal: (field: string) => `${field}에 아이디나 이름, 이메일을 넣을 수 없습니다. 다른 것으로 정해 주세요.`,
  passwordSame: (field: string) => `지금 쓰는 것과 다른 ${josa(field, '을/를')} 정해 주세요.`,
  maxByte: (field: string, max: number) => `${josa(field, '은/는')} 최대 ${max}바이트까지 입력할 수 있습니다.`,
  typeInt: (field: string) => `${josa(field, '이/가')} 너무 큽니다. 8자리까지 입력할 수 있습니다.`,
  typeLong: (field: string) => `${josa(field, '이/가')} 너무 큽니다. 18자리까지 입력할 수 있습니다.`,
  multipleOf: (field: string, of: number) => `${josa(field, '은/는')} ${of}의 배수여야 합니다.`,
  saddleStitch: (field: string) => `중철 제본의 ${josa(field, '은/는')} 4의 배수여야 합니다.`,
  fileExtension: (field: string, allowed: readonly string[]) =>
    `${josa(field, '은/는')} 올릴 수 없는 확장자입니다. (가능: ${allowed.join(', ')})`,
  notAFile: (field: string) => `${josa(field, '이/가')} 파일이 아닙니다.`,
  fileSize: (field: string, limit: string) => `${josa(field, '이/가')} 너무 큽니다. ${limit}까지 올릴 수 있습니다.`,
  businessNumber: (field: string) => `${josa(field, '이/가')} 올바르지 않습니다. 숫자 10자리를 다시 확인해 주세요.`,
  zipcode: (field: string) => `${josa(field, '은/는')} 숫자 5자리입니다.`,
} as const
