import type { HechoDeHistoria } from '@sgpa/contract/v1/historia-asegurado';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { mensajeDeError } from '../../../../lib/error-api.ts';
import { usePerfil } from '../../../../lib/use-perfil.ts';
import { toast } from '../../../../ui/toast.ts';
import { apellidosYNombre, documentoConTipo } from '../../../persona/identidad.ts';
import { fechasDeTitular } from '../../fechas-de-estado.ts';
import { useHistoria } from '../../historia-asegurado/historia.api.ts';
import { momentoDe } from '../../historia-asegurado/historia.ts';

type Dato = readonly [nombre: string, valor: string];

interface GrupoDeConstancia {
  titulo: string;
  datos: readonly Dato[];
}

export const quienYCuando = ({ idAfiliadoEnteGestor }: FilaAsegurado, registro: HechoDeHistoria): string =>
  `Registro N.º ${idAfiliadoEnteGestor}, del ${momentoDe(registro)}, por ${registro.usuario}`;

export function gruposDeConstancia(fila: FilaAsegurado, ente: string): readonly GrupoDeConstancia[] {
  const { estado, doc_titular: titular, parentesco_titular: parentesco } = fila;
  const comoBeneficiario: Dato[] = titular === null ? [] : [['Titular', titular]];
  return [
    {
      titulo: 'Persona',
      datos: [
        ['Apellidos y nombres', apellidosYNombre(fila)],
        ['Documento', documentoConTipo(fila)],
        ['Fecha de nacimiento', mostrarFecha(fila.fecha_nacimiento)],
        ...(fila.fallecido ? ([['Situación', 'FALLECIDO']] as const) : []),
      ],
    },
    {
      titulo: 'Afiliación',
      datos: [
        ['Ente gestor', ente],
        ['Registrado como', titular === null ? 'TITULAR' : `BENEFICIARIO (${parentesco ?? '—'})`],
        ...comoBeneficiario,
        ['Entidad empleadora', `${fila.nombre_entidad} (${fila.codigo_entidad})`],
        ['Tipo de asegurado', fila.tipo_asegurado],
        ['Estado', estado.descripcion],
        ...fechasDeTitular(estado).map(({ label, value }): Dato => [label, value]),
      ],
    },
  ];
}

interface Props {
  fila: FilaAsegurado;
  /** The sheet was given to the printer, or could not be made. */
  alTerminar: () => void;
}

/** Prints the sheet that is handed out after a registration; the screen never shows it. */
export default function Constancia({ fila, alTerminar }: Props) {
  const ente = usePerfil().data?.enteGestor;
  const { data, error } = useHistoria(fila.idAfiliadoEnteGestor);
  const registro = data?.historia[0];
  const fin = useRef(alTerminar);
  fin.current = alTerminar;
  const falla = data && !registro ? 'La afiliación todavía no tiene historia.' : error && mensajeDeError(error);

  useEffect(() => {
    if (!falla) return;
    toast('error', `No se pudo preparar la constancia. ${falla}`);
    fin.current();
  }, [falla]);

  const lista = registro !== undefined;
  useEffect(() => {
    if (!lista) return;
    const terminar = () => fin.current();
    addEventListener('afterprint', terminar);
    window.print();
    return () => removeEventListener('afterprint', terminar);
  }, [lista]);

  if (!registro) return null;
  return createPortal(
    <section className="constancia" aria-label="Constancia de registro">
      <h1>Constancia de registro</h1>
      <p>{quienYCuando(fila, registro)}</p>
      {gruposDeConstancia(fila, ente ?? fila.siglaEnteGestor).map(({ titulo, datos }) => (
        <section key={titulo}>
          <h2>{titulo}</h2>
          <dl>
            {datos.map(([nombre, valor]) => (
              <div key={nombre}>
                <dt>{nombre}</dt>
                <dd>{valor}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="constancia-firma">Firma y sello del ente gestor</p>
    </section>,
    document.body,
  );
}
