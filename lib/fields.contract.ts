import { z } from 'zod'

/**
 * Control characters, lone surrogates and bidirectional marks, which can make a text look different from its content.
 */
const UNWANTED = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u
const UNWANTED_IN_TEXT = /(?![\n\t])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u
const BLANK = { abort: true } as const
/** A visible character. Spaces, fillers and joiners are only allowed between others. */
const VISIBLE = /[^\s\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u
const isVisible = [
  (text: string) => VISIBLE.test(text),
  { error: 'This field may not be blank.', abort: true },
] as const

/** Length in code points, as in the database. */
const isAtMost = (max: number) =>
  [(text: string) => [...text].length <= max, `Ensure this field has no more than ${max} characters.`] as const

const trimmed = () => z.string().normalize('NFC').trim()
const isOneLine = [(text: string) => !UNWANTED.test(text), 'Not a valid string.'] as const

/** Accepts a single line of 1 to `max` characters, trimmed. */
export const textLine = (max: number) =>
  trimmed()
    .min(1, BLANK)
    .refine(...isVisible)
    .refine(...isOneLine)
    .refine(...isAtMost(max))

/** Accepts a single line of up to `max` characters, trimmed; may be empty. */
export const maybeLine = (max: number) =>
  trimmed()
    .refine(...isOneLine)
    .refine(...isAtMost(max))

/** Accepts several lines of `min` to `max` characters. */
export const text = (min: number, max: number) =>
  z
    .string()
    .transform((typed) => typed.replaceAll('\r\n', '\n'))
    .pipe(
      z
        .string()
        .normalize('NFC')
        .trim()
        .min(1, BLANK)
        .refine(...isVisible)
        .refine((typed) => !UNWANTED_IN_TEXT.test(typed), 'Not a valid string.')
        .refine((typed) => [...typed].length >= min, `Ensure this field has at least ${min} characters.`)
        .refine(...isAtMost(max)),
    )

/** Accepts several lines of up to `max` characters, trimmed; may be empty. */
export const maybeText = (max: number) =>
  z
    .string()
    .transform((typed) => typed.replaceAll('\r\n', '\n'))
    .pipe(
      z
        .string()
        .normalize('NFC')
        .trim()
        .refine((typed) => !UNWANTED_IN_TEXT.test(typed), 'Not a valid string.')
        .refine(...isAtMost(max)),
    )

const ASCII_LOCAL_PART = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/i
const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?$/u
const ASCII_LABEL = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i

/**
 * An e-mail address of at most 254 characters with a dot in its domain; no quotes, groups or IP literals. Only ASCII,
 * because other letters have several spellings or look like others
 * (docs/decisions/0018-email-keys-passwords-provider-login.md).
 */
export const Email = email(ASCII_LOCAL_PART)

/** An address that an older account may have, including non-ASCII letters. */
export const KnownEmail = email(LOCAL_PART)

function email(localPart: RegExp) {
  return textLine(254).transform((typed, context) => {
    const at = typed.lastIndexOf('@')
    const [local, domain] = [typed.slice(0, Math.max(at, 0)), asciiDomain(typed.slice(at + 1))]
    const address = `${local}@${domain}`
    if (domain && local.length <= 64 && localPart.test(local) && address.length <= 254) return address
    context.addIssue({ code: 'custom', message: 'Enter a valid email address.' })
    return z.NEVER
  })
}

/** Returns a domain in Punycode (`xn--…`); undefined if it is invalid. */
function asciiDomain(typed: string): string | undefined {
  if (!typed.split('.').every((label) => LABEL.test(label))) return undefined
  const domain = /^[a-z\d.-]+$/i.test(typed) ? typed : URL.parse(`http://${typed}`)?.hostname
  const labels = domain?.split('.') ?? []
  const isDomain =
    labels.length > 1 && labels.every((label) => ASCII_LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '')
  return isDomain ? domain : undefined
}

/** A person's name. */
export const PersonName = textLine(60).refine(
  (name) => /^[\p{L}\p{M}\d '’.-]+$/u.test(name),
  'Use only letters, digits, spaces, hyphens, apostrophes and full stops.',
)

export const CODE_LENGTH = 6
/** A six-digit code from an e-mail. */
export const Code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'Enter the 6 digit code.')

const MIN_PASSWORD = 8
/** A new password: any characters without composition rules. Only the server checks whether it is too common. */
export const NewPassword = z
  .string()
  .refine(
    (password) => [...password].length >= MIN_PASSWORD,
    `This password is too short. It must contain at least ${MIN_PASSWORD} characters.`,
  )
  .refine(...isAtMost(128))
  .refine((password) => !/^\d+$/.test(password), 'This password is entirely numeric.')

/** A password that is only compared. */
export const Password = z
  .string()
  .min(1)
  .refine(...isAtMost(128))

/** An integer, also as a string of digits, because forms only have strings. */
export const Integer = z
  .union([z.number(), z.string()])
  .transform((given) => (typeof given === 'string' && /^\d{1,15}$/.test(given.trim()) ? Number(given) : given))
  .pipe(z.int('A valid integer is required.'))

/** A boolean. A checked box of a form is `on`, an unchecked one is absent. */
export const Tick = z.union([
  z.boolean(),
  z.enum(['true', 'false', 'on', '']).transform((text) => text === 'true' || text === 'on'),
])

/** The format of database ids. A number represents each exactly. */
export const ID = /^[1-9]\d{0,15}$/

/** An id in an address, such as `/api/reviews/:id/`. An invalid id gives 404, like an unknown one. */
export const IdAddress = z.object({ id: z.string().regex(ID).transform(Number) })

/** A response with one sentence. */
export const Detail = z.object({ detail: z.string() })
