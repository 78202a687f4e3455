/** One thing that is measured, in words of Prometheus. */
export interface Family {
  name: string
  type: 'counter' | 'gauge' | 'histogram'
  help: string
  samples: Sample[]
}

interface Sample {
  /** What a histogram adds to its name. */
  suffix?: '_bucket' | '_sum' | '_count'
  labels?: Record<string, string>
  value: number
}

/** Describes a number that goes up and down. */
export function gauge(name: string, help: string, value: number): Family {
  return { name, type: 'gauge', help, samples: [{ value }] }
}

/** Describes several of them, told apart by labels. */
export function gauges(name: string, help: string, samples: Sample[]): Family {
  return { name, type: 'gauge', help, samples }
}

/** Describes a number that only grows while the process lives. */
export function counter(name: string, help: string, value: number): Family {
  return { name, type: 'counter', help, samples: [{ value }] }
}

/** Writes the text format 0.0.4 of Prometheus, which every collector reads. */
export function asText(families: Family[]): string {
  return families.map(lines).join('')
}

function lines({ name, type, help, samples }: Family): string {
  const values = samples.map(({ suffix = '', labels, value }) => `${name}${suffix}${asLabels(labels)} ${value}\n`)
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${values.join('')}`
}

function asLabels(labels: Record<string, string> | undefined): string {
  if (!labels) return ''
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/["\\\n]/g, '\\$&')}"`)
  return `{${pairs.join(',')}}`
}
