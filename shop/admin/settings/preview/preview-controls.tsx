import { useState } from 'react'
import { texts } from '#texts/admin/settings/preview'

const WIDTHS = { desk: 1280, phone: 390 }
type Window = keyof typeof WIDTHS
type Theme = 'light' | 'dark'

/** Keeps the theme and the window width, in pixels, of a preview. */
export function usePreviewSettings() {
  const [theme, setTheme] = useState<Theme>('light')
  const [window, setWindow] = useState<Window>(() => (matchMedia('(min-width: 48rem)').matches ? 'desk' : 'phone'))
  return { theme, setTheme, window, setWindow, width: WIDTHS[window] }
}

/** The choices of theme and window of a preview. */
export function PreviewControls({ theme, setTheme, window, setWindow }: ReturnType<typeof usePreviewSettings>) {
  return (
    <>
      <Choice label={texts.theme} choices={{ light: texts.light, dark: texts.dark }} chosen={theme} choose={setTheme} />
      <Choice
        label={texts.window}
        choices={{ desk: texts.desk, phone: texts.phone }}
        chosen={window}
        choose={setWindow}
      />
    </>
  )
}

interface ChoiceProps<Name extends string> {
  label: string
  choices: Record<Name, string>
  chosen: Name
  choose: (name: Name) => void
}

/** A choice of one of a few views. */
export function Choice<Name extends string>({ label, choices, chosen, choose }: ChoiceProps<Name>) {
  return (
    <fieldset className="flex rounded-control border border-edge p-0.5">
      <legend className="sr-only">{label}</legend>
      {(Object.keys(choices) as Name[]).map((name) => (
        <label
          key={name}
          className="grid min-h-10 cursor-pointer place-items-center rounded-control px-3 text-sm has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={label}
            checked={chosen === name}
            onChange={() => choose(name)}
            className="sr-only"
          />
          {choices[name]}
        </label>
      ))}
    </fieldset>
  )
}
