import { useState } from 'react'
import { texts } from '#texts/admin/settings'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { toShopTime } from '../../../lib/texts/shop-time.ts'
import { SavedMeanwhile } from '../../core/admin-kit/saved-meanwhile.tsx'
import type { EditedGroup } from '../../core/settings/settings-groups.contract.ts'
import { TranslationLinks } from '../../core/translations/translation-links.tsx'
import type { RegisteredMethod } from '../../sales/payments/methods/payment-methods.contract.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ShopForm } from '../../ui/forms/shop-form.tsx'
import { useVersionedAnswer } from '../../ui/forms/use-versioned-answer.ts'
import { GROUP_FIELDS, type SettingsField } from './group-fields.ts'
import { LanguageFields, languageNames } from './language-fields.tsx'
import { MethodList } from './method-list.tsx'
import { PictureField } from './picture-field.tsx'
import type { SettingsNotSaved } from './save-settings.ts'
import { useUploads } from './use-uploads.ts'

interface SettingsFormProps {
  group: EditedGroup
  saved: { version: number; values: Record<string, string> }
  /** All payment methods of the shop. */
  methods: readonly RegisteredMethod[]
  result: SettingsNotSaved | undefined
  /** Called with the form's values on each input. */
  onTyping: (values: Record<string, string>) => void
}

/** The groups with texts that are translated. */
const TRANSLATED_GROUPS: readonly EditedGroup[] = ['announcement', 'opening', 'home', 'contact', 'emails']

/** The form of a settings group. Typed values stay when another staff member saves. */
export function SettingsForm({ group, saved, methods, result, onTyping }: SettingsFormProps) {
  const rules = async () => {
    const { SETTINGS_GROUPS } = await import('../../core/settings/settings-groups.contract.ts')
    // The launch screen switches the state.
    return group === 'opening' ? SETTINGS_GROUPS.opening.omit({ state: true }) : SETTINGS_GROUPS[group]
  }
  const fields = GROUP_FIELDS[group]
  const { theirs } = useVersionedAnswer(result) ?? {}
  const { onUploading, onSubmitCapture } = useUploads()
  const [pictures, setPictures] = useState<Record<string, string>>({})
  const choose = (name: string, picture: string) => {
    // Removing the logo also removes its dark version, which cannot be used alone.
    const chosen = { [name]: picture, ...(name === 'logo' && picture === '' && { logo_dark: '' }) }
    setPictures((before) => ({ ...before, ...chosen }))
    onTyping(chosen)
  }
  const pictureOf = (name: string) => pictures[name] ?? saved.values[name] ?? ''
  return (
    <div
      onSubmitCapture={onSubmitCapture}
      onInput={({ currentTarget }) => {
        const form = currentTarget.querySelector('form')
        if (form) onTyping(textsIn(form))
      }}
    >
      {TRANSLATED_GROUPS.includes(group) && <TranslationLinks kind="shop_texts" />}
      <ShopForm schema={group === 'announcement' ? undefined : rules} method="post" errors={result?.errors}>
        {theirs && (
          <SavedMeanwhile
            values={fields
              .filter(({ name }) => theirs.values[name] !== saved.values[name])
              .map((field) => ({ ...field, value: readableValue(field, theirs.values[field.name] ?? '') }))}
          />
        )}
        <input type="hidden" name="version" value={(theirs ?? saved).version} />
        {fields.map((field) =>
          field.type === 'methods' ? (
            <MethodList key={field.name} methods={methods} off={saved.values.off ?? ''} />
          ) : field.type === 'languages' ? (
            field.name === 'first_language' && <LanguageFields key={field.name} fields={fields} values={saved.values} />
          ) : field.type === 'picture' ? (
            field.name === 'logo_dark' && !pictureOf('logo') ? (
              <input key={field.name} type="hidden" name={field.name} value="" />
            ) : (
              <PictureField
                key={field.name}
                field={field}
                value={pictureOf(field.name)}
                change={(picture) => choose(field.name, picture)}
                onUploading={(isUploading, isRefused) => onUploading(field.name, isUploading, isRefused)}
              />
            )
          ) : field.type === 'choice' ? (
            <SelectField
              key={field.name}
              {...field}
              choices={CHOICES[field.name] ?? {}}
              defaultValue={saved.values[field.name] ?? ''}
            />
          ) : field.type === 'color' ? (
            <ColourField key={field.name} field={field} saved={saved.values[field.name] ?? ''} onTyping={onTyping} />
          ) : (
            <TextField
              key={field.name}
              {...field}
              required={field.name === 'name'}
              autoComplete={field.type === 'password' ? 'current-password' : 'off'}
              defaultValue={shown(field, saved.values[field.name] ?? '')}
            />
          ),
        )}
        <SubmitButton className="justify-self-start">{texts.save}</SubmitButton>
      </ShopForm>
    </div>
  )
}

/** The choices of each choice field. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = localizedConstant(() => texts.choices)

/** Returns the readable value of a field: the label of a choice, and a fixed text for a picture. */
const readableValue = ({ name, type }: SettingsField, value: string) =>
  (type === 'languages' && languageNames(value)) ||
  (type === 'picture' && value && texts.anotherPicture) ||
  (type === 'choice' && CHOICES[name]?.[value]) ||
  value

const shown = ({ type }: SettingsField, value: string) =>
  type === 'datetime-local' && value ? toShopTime(value) : value

const textsIn = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))

interface ColourFieldProps {
  field: SettingsField
  saved: string
  onTyping: (values: Record<string, string>) => void
}

/** A colour field: picked or typed. */
function ColourField({ field: { name, label, hint }, saved, onTyping }: ColourFieldProps) {
  const [colour, setColour] = useState(saved)
  const change = (typed: string) => {
    setColour(typed)
    onTyping({ [name]: typed })
  }
  return (
    <div className="grid grid-cols-[auto_1fr] items-start gap-3">
      <label>
        <span className="mb-1.5 block font-medium text-sm">{texts.pick}</span>
        <input
          type="color"
          // The browser's colour picker accepts only complete colours.
          value={/^#[\da-f]{6}$/i.test(colour) ? colour : '#8f3b25'}
          onChange={({ target }) => change(target.value)}
          className="h-11 w-14 cursor-pointer rounded-control border border-edge bg-surface p-1"
        />
      </label>
      <TextField
        name={name}
        label={label}
        hint={hint}
        required={false}
        value={colour}
        onChange={({ target }) => change(target.value.trim())}
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
      />
    </div>
  )
}
