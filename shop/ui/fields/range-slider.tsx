import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { NumberField } from './number-field.tsx'

/** Both ends belong to it. */
export type SliderRange = readonly [low: number, high: number]
type End = 0 | 1

interface RangeSliderProps {
  /** What is narrowed down. */
  label: string
  /** What the two ends are called, for the thumbs and for the fields under them. */
  ends: readonly [low: string, high: string]
  /** Names of the two fields in a form around, which a browser without script sends. */
  names: readonly [low: string, high: string]
  min: number
  max: number
  step: number
  value: SliderRange
  /** Told when somebody is done with a change: at the end of a drag, after a pause of the keys, when a field is left. */
  onCommit: (value: SliderRange) => void
  /** How a range reads, such as `€20 to €50`. */
  say: (value: SliderRange) => string
  /** What is said of one end to those who cannot see it. */
  sayEnd?: (value: number, end: 'low' | 'high') => string
}

/** Half a thumb: its middle never comes closer to the end of the track. */
const INSET_PX = 12
/** Somebody who presses an arrow key again within this time is still on the way. */
const KEY_PAUSE_MS = 400

/** Two thumbs on one track, by drag, tap or key, and two number fields that do the same. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, ends, names, min, max, step, value, onCommit, say, sayEnd = String } = props
  const { shown, show, commit, commitSoon } = useDraft(value, onCommit)
  const grip = useGrip(props, { shown, show, commit })
  const snap = (number: number) => onStep(number, props)

  function set(end: End, number: number): SliderRange {
    const next: [number, number] = [...shown]
    next[end] = end === 0 ? Math.min(number, shown[1]) : Math.max(number, shown[0])
    return next
  }
  /** Whoever types a low end above the high one means the same range. */
  function type(end: End, number: number) {
    const other = shown[end === 0 ? 1 : 0]
    commit(ordered(snap(number), other))
  }
  const place = (number: number) => (number - min) / (max - min)

  return (
    <fieldset className="min-w-0">
      <legend className="flex w-full justify-between gap-3 text-sm">
        <span className="font-medium">{label}</span>
        <span className="text-muted tabular-nums">{say(shown)}</span>
      </legend>
      <div {...grip} className="relative mt-1 h-11 cursor-pointer touch-pan-y select-none noscript:hidden">
        <div className="track absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-line" />
        <div
          className="bar absolute top-1/2 h-1.5 -translate-y-1/2 bg-ink"
          style={{ left: along(place(shown[0])), right: along(1 - place(shown[1])) }}
        />
        {([0, 1] as const).map((end) => (
          <div key={end}>
            {/* The platform's own slider takes the keys and speaks to screen readers; the pointer belongs to the track. */}
            <input
              type="range"
              aria-label={ends[end]}
              aria-valuetext={sayEnd(shown[end], end === 0 ? 'low' : 'high')}
              min={min}
              max={max}
              step={step}
              value={shown[end]}
              onChange={({ target }) => {
                const next = set(end, Number(target.value))
                show(next)
                commitSoon(next)
              }}
              className="peer pointer-events-none absolute inset-0 size-full opacity-0"
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-ink bg-surface shadow-card outline-accent outline-offset-2 peer-focus-visible:outline-[2.5px]"
              style={{ left: along(place(shown[end])) }}
            />
          </div>
        ))}
      </div>
      <div className="mt-1 grid grid-cols-2 gap-3">
        {([0, 1] as const).map((end) => (
          <NumberField
            key={end}
            name={names[end]}
            label={ends[end]}
            min={min}
            max={max}
            step={step}
            value={shown[end]}
            onCommit={(number) => type(end, number)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** What the slider shows while somebody moves it, until its owner gives it another value. */
function useDraft(value: SliderRange, onCommit: (value: SliderRange) => void) {
  const [shown, show] = useState(value)
  const [given, setGiven] = useState(value)
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(soon.current), [])
  if (!isSame(given, value)) {
    setGiven(value)
    show(value)
  }
  function commit(next: SliderRange) {
    clearTimeout(soon.current)
    show(next)
    if (!isSame(next, value)) onCommit(next)
  }
  function commitSoon(next: SliderRange) {
    clearTimeout(soon.current)
    soon.current = setTimeout(commit, KEY_PAUSE_MS, next)
  }
  return { shown, show, commit, commitSoon }
}

interface Draft {
  shown: SliderRange
  show: (value: SliderRange) => void
  commit: (value: SliderRange) => void
}

/** The track under a finger or the mouse: the nearest thumb comes to where it is touched and follows, past the other one too. */
function useGrip(scale: Pick<RangeSliderProps, 'min' | 'max' | 'step'>, { shown, show, commit }: Draft) {
  const resting = useRef<number>(undefined)

  function under({ clientX, currentTarget }: PointerEvent<HTMLElement>): number {
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = (clientX - left - INSET_PX) / (width - 2 * INSET_PX)
    return onStep(scale.min + share * (scale.max - scale.min), scale)
  }
  function follow(event: PointerEvent<HTMLElement>, other: number): SliderRange {
    const at = under(event)
    event.currentTarget.querySelectorAll('input')[at > other ? 1 : 0]?.focus()
    return ordered(at, other)
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      const at = under(event)
      resting.current = Math.abs(at - shown[0]) < Math.abs(at - shown[1]) || at < shown[0] ? shown[1] : shown[0]
      show(follow(event, resting.current))
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (resting.current !== undefined) show(follow(event, resting.current))
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (resting.current === undefined) return
      const next = follow(event, resting.current)
      resting.current = undefined
      commit(next)
    },
    /** The finger turned out to scroll the page. */
    onPointerCancel() {
      resting.current = undefined
      commit(shown)
    },
  }
}

/** Where on the track a share of the whole lies. */
const along = (share: number) => `calc(${INSET_PX}px + ${share} * (100% - ${2 * INSET_PX}px))`
const ordered = (one: number, other: number): SliderRange => [Math.min(one, other), Math.max(one, other)]
const isSame = (one: SliderRange, other: SliderRange) => one[0] === other[0] && one[1] === other[1]

function onStep(number: number, { min, max, step }: Pick<RangeSliderProps, 'min' | 'max' | 'step'>): number {
  const stepped = min + Math.round((number - min) / step) * step
  return Math.min(max, Math.max(min, stepped))
}
