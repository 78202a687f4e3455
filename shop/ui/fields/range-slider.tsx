import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { NumberField } from './number-field.tsx'

/** Both ends are included. */
export type SliderRange = readonly [low: number, high: number]
type End = 0 | 1

interface RangeSliderProps {
  /** Label of the slider. */
  label: string
  /** Labels of the two ends, for the thumbs and the number fields. */
  ends: readonly [low: string, high: string]
  /** Form names of the two fields, for browsers without JavaScript. */
  names: readonly [low: string, high: string]
  min: number
  max: number
  step: number
  value: SliderRange
  /** Called when a change is complete: after a drag, after a pause of the keys, or when a field loses the focus. */
  onCommit: (value: SliderRange) => void
  /** Formats a range, such as `€20 to €50`. */
  format: (value: SliderRange) => string
  /** Formats one end for screen readers. */
  formatEnd?: (value: number, end: 'low' | 'high') => string
}

/** Half the width of a thumb. Its centre stays this far from the end of the track. */
const INSET_PX = 12
/** A pause of the arrow keys longer than this ends the change. */
const KEY_PAUSE_MS = 400

/** A range slider with two thumbs (drag, tap, keyboard) and two number fields. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, ends, names, min, max, step, value, onCommit, format, formatEnd = String } = props
  const { shown, show, commit, commitSoon } = useDraft(value, onCommit)
  const grip = useGrip(props, { shown, show, commit })
  const snap = (number: number) => onStep(number, props)

  function set(end: End, number: number): SliderRange {
    const next: [number, number] = [...shown]
    next[end] = end === 0 ? Math.min(number, shown[1]) : Math.max(number, shown[0])
    return next
  }
  /** A low end above the high end is swapped. */
  function type(end: End, number: number) {
    const other = shown[end === 0 ? 1 : 0]
    commit(ordered(snap(number), other))
  }
  const place = (number: number) => (number - min) / (max - min)

  return (
    <fieldset className="min-w-0">
      <legend className="flex w-full justify-between gap-3 text-sm">
        <span className="font-medium">{label}</span>
        <span className="text-muted tabular-nums">{format(shown)}</span>
      </legend>
      <div {...grip} className="relative mt-1 h-11 cursor-pointer touch-pan-y select-none noscript:hidden">
        <div className="track absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-line" />
        <div
          className="bar absolute top-1/2 h-1.5 -translate-y-1/2 bg-ink"
          style={{ left: positionOf(place(shown[0])), right: positionOf(1 - place(shown[1])) }}
        />
        {([0, 1] as const).map((end) => (
          <div key={end}>
            {/* The native sliders handle the keyboard and screen readers. The track handles the pointer. */}
            <input
              type="range"
              aria-label={ends[end]}
              aria-valuetext={formatEnd(shown[end], end === 0 ? 'low' : 'high')}
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
              style={{ left: positionOf(place(shown[end])) }}
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

/** Keeps the shown range during a change, until the owner passes another value. */
function useDraft(value: SliderRange, onCommit: (value: SliderRange) => void) {
  const [shown, show] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(soon.current), [])
  if (!isSame(lastValue, value)) {
    setLastValue(value)
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

/** Pointer handling: the nearest thumb moves to the pointer and follows it, also past the other thumb. */
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
    /** The gesture became a scroll of the page. */
    onPointerCancel() {
      resting.current = undefined
      commit(shown)
    },
  }
}

/** Returns the CSS position of a fraction of the track. */
const positionOf = (share: number) => `calc(${INSET_PX}px + ${share} * (100% - ${2 * INSET_PX}px))`
const ordered = (one: number, other: number): SliderRange => [Math.min(one, other), Math.max(one, other)]
const isSame = (one: SliderRange, other: SliderRange) => one[0] === other[0] && one[1] === other[1]

function onStep(number: number, { min, max, step }: Pick<RangeSliderProps, 'min' | 'max' | 'step'>): number {
  const stepped = min + Math.round((number - min) / step) * step
  return Math.min(max, Math.max(min, stepped))
}
