import Typography from '@mui/material/Typography';
import type { Respuesta } from '@sgpa/contract/endpoints';
import type { DatosPersona } from '@sgpa/contract/shared/consulta';
import { SIN_RESULTADO } from '@sgpa/domain/consulta/textos';
import { llamar } from '../../../lib/llamar.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import type { PersonaBuscada } from '../../persona/persona-buscada.ts';
import { ConsultaDePersona } from '../ConsultaDePersona.tsx';
import { aPersona } from '../persona.form.ts';
import { SiguientePaso } from '../SiguientePaso.tsx';
import { COLUMNAS_PERSONA } from '../TablaPersona.tsx';

type RespuestaDelRegistro = Respuesta<'consulta-senasir'>;
type Rentista = DatosPersona & { beneficio: string };

const COLUMNAS: readonly DataColumn<Rentista>[] = [
  ...COLUMNAS_PERSONA,
  { id: 'beneficio', header: 'Beneficio', cell: (r) => r.beneficio },
];

/** Joins the two halves of the answer, where it has both. */
const rentistasDe = ({ datosPersonaEnFormatoJson: persona, datosBeneficioEnFormatoJson }: RespuestaDelRegistro) =>
  persona ? [{ ...persona, beneficio: datosBeneficioEnFormatoJson?.beneficio ?? '—' }] : [];

/** Without a result it shows its own words, and below them the registry's (document 1 §8). */
const RespuestaSenasir = ({ respuesta }: { respuesta: RespuestaDelRegistro | undefined }) => (
  <DataTable
    label="Rentista"
    columns={COLUMNAS}
    rows={respuesta && rentistasDe(respuesta)}
    rowId={(r) => r.numeroDocumento}
    pageSize={1}
    emptyText={SIN_RESULTADO}
    emptyAction={<Typography variant="body2">{respuesta?.descripcionRespuesta}</Typography>}
  />
);

const consultarSenasir = (campos: PersonaBuscada) => llamar('consulta-senasir', { body: aPersona(campos) });

export const ConsultaSenasir = ({ borrador }: { borrador: string }) => (
  <ConsultaDePersona borrador={borrador} preguntar={consultarSenasir}>
    {(respuesta, campos) => (
      <>
        <RespuestaSenasir respuesta={respuesta} />
        {respuesta ? (
          <SiguientePaso campos={campos} lista={respuesta.lista} registro={respuesta.registrable ? 'titular' : null} />
        ) : null}
      </>
    )}
  </ConsultaDePersona>
);
