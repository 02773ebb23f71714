import { ToggleChoice } from '../../../ui/ToggleChoice.tsx';
import type { Alcance } from './alcance.ts';
import type { Busqueda } from './busqueda.ts';

interface Props {
  busqueda: Busqueda;
  alcance: Alcance;
  alCambiar: (cambio: Partial<Busqueda>) => void;
}

export function SelectorModo({ busqueda, alcance, alCambiar }: Props) {
  return (
    <>
      <ToggleChoice
        dense
        label="Tipo de afiliado"
        options={['TITULAR', 'BENEFICIARIO']}
        value={busqueda.tipoAfiliado}
        onChange={(tipoAfiliado) => alCambiar({ tipoAfiliado })}
      />
      {alcance.eligeMisRegistros ? (
        <ToggleChoice
          dense
          label="Registros que se muestran"
          options={['MIS REGISTROS', 'TODOS']}
          value={busqueda.misRegistros ? 'MIS REGISTROS' : 'TODOS'}
          onChange={(cuales) => alCambiar({ misRegistros: cuales === 'MIS REGISTROS' })}
        />
      ) : null}
    </>
  );
}
