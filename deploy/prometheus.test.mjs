import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { crearMetricas } from '../apps/api/src/plugins/metricas.ts';
import { inRoot } from '../scripts/lib/paths.mjs';

const read = (file) => readFileSync(inRoot(file), 'utf8');
const metrics = await crearMetricas({ ahora: () => new Date() }).texto();
const served = [...metrics.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
  type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
);
const OURS = /\b(?:sgpa|process|nodejs)_\w+/g;
const namesIn = (expressions) => [...new Set(expressions.flatMap((text) => text.match(OURS) ?? []))];

const rules = parse(read('deploy/prometheus/alertas.yml')).groups.flatMap((group) => group.rules);
const panels = JSON.parse(read('deploy/grafana/sgpa.json')).panels;

describe('prometheus.test.mjs', () => {
  it('las alertas y los paneles preguntan solo por series que /metrics da', () => {
    const asked = namesIn([
      ...rules.map(({ expr }) => expr),
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ]);
    expect(asked.filter((name) => !served.includes(name))).toEqual([]);
  });

  it('cada serie que el servidor tiene por suya tiene su alerta y su panel', () => {
    const own = [...metrics.matchAll(/^# TYPE (sgpa_\w+)/gm)].map(([, name]) => name);
    expect(own.length).toBeGreaterThan(5);
    const without = (expressions) => own.filter((name) => !expressions.some((text) => text.includes(name)));
    expect(without(rules.map(({ expr }) => expr))).toEqual([]);
    expect(without(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)))).toEqual([]);
  });
});
