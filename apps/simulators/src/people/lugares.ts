interface Lugar {
  /** The department is a sigla. */
  departamento: string;
  /** The codes are the INE's, the first one the capital's. */
  municipios: readonly [string, ...string[]];
}

export const LUGARES: readonly [Lugar, ...Lugar[]] = [
  { departamento: 'LP', municipios: ['020101', '020105', '020801', '022001'] },
  { departamento: 'SC', municipios: ['070101', '070201', '070706', '071001'] },
  { departamento: 'CB', municipios: ['030101', '030901', '030903', '031001'] },
  { departamento: 'OR', municipios: ['040101', '040201', '040701'] },
  { departamento: 'PT', municipios: ['050101', '050801', '051201', '051501'] },
  { departamento: 'CH', municipios: ['010101', '010501', '010701'] },
  { departamento: 'TJ', municipios: ['060101', '060202', '060301'] },
  { departamento: 'BE', municipios: ['080101', '080201', '080202'] },
  { departamento: 'PD', municipios: ['090101', '090102', '090203'] },
];
