/**
 * Of these migrations:
 *
 * 518f9a62daf047b6be60189882333e79a4ab461fb5858a5eb9be17209a027969  0001_base.sql
 * fd1b1d17116697a7e2f84ba8804fae955614b767c387141837b091dc9e9db4cb  0002_catalogos.sql
 * 9491396e7a325c174adb27f21c1a4bc619cfc1ba570c1ed825e430139442c4d3  0003_cuentas.sql
 * 9b8189faa3d133a642f2adf1ce751822b11362894407f185b89a0977a3b3263f  0004_registro.sql
 * d3ab2fc4de7fc2b90c53ce368d9a612ebd2c9568c792e18b85315d270e13d5c2  0005_contadores.sql
 * 002715d9273989217cd4bdea906beb8ca4bfa6c36f01853e88ff24dd2ea06aab  0006_auditoria.sql
 * 995b1897cccbb4a192abd3b7c0422d8beb3b5f5bd784628ccea5ddc984452618  0007_procesos.sql
 * fc94fb8d10bdc4dda668c6b4b5052db46bef9747e1f37bccdc25678a1c5666c3  0008_seguridad.sql
 * d2b301748c4d48046ab45f6b9b21d22cd2927f9efe7d022511ab104862bc7dda  0009_funciones.sql
 * c6701acdbb2d7edd8e7813bed11a5356dd6df260d99e3570338f7ac8d4475a7b  0010_ciclo_de_vida.sql
 * 7bae3ab1d39f8938d3abfc983078885cbc4660d2abf71aaa5891d2167d69b945  0011_documentos.sql
 * 04ed33dc83cf75275a6383e2fa73a187d5f42c2175d12beed4f90d05d3db79b5  0012_fichas.sql
 * ddba6ade0b5eee2e840140f18b126bbcce9665b64f322cf7c8d6e4f5caba5130  0013_defuncion.sql
 * a72f1f4db652055a4ca5a98403053d7070d7344cc4b42c7f853f82fe0ca24744  0014_contadores_acotados.sql
 * a7d42a6bf553a9d37e1a7dd9e5307c0fe6fcb68b12c48bfba67be3689289cdd7  0015_alcance_sellado.sql
 * 6edf0544ad027bbd5ee0c50a050a7ec0d9efb6b6562391e0d9e19785d994785f  0016_palabra_de_la_defuncion.sql
 * 99219da95a216280ec134df8cd1c5d50ebe088a62c2286bed3b9e76bd257012f  0017_solape_por_titular.sql
 * 40d7fc3e765027be8a95c344627650d1ff81c69e693ce2021bd9cbb6bd2757bd  0018_revision.sql
 * 1351f5e899ebf609932f416ab25aa086c99fce402b336c84d10b03b40220053f  0019_nombres.sql
 * 53c5f351a7473b9d9ba5a2663cfbabc326533a3f4299deb648ef4072496d401d  0020_defuncion_consultada.sql
 * c5e50614987c16dfab5d4f0e0b2c8b63ca529fe660fc6a4fe4b23121d7a8d700  0021_atrasadas_del_ente.sql
 * 3bdcd87695897c451101d0fcbc4ee5706437af5f1a98ba29c157bc2ab33aa43a  0022_nombres_en_orden.sql
 * 39b1775b1f07e812d370fe477df6e7db2d7fad2e69b03a351e3149e5a1dca8af  0023_resumen_por_dia.sql
 * d24cb2152a17c9da6aa37eefd38b2d27198aa240da415e604adbc65cdf2332fa  0024_causa_de_la_historia.sql
 * 375535a7d054bd08ca74dc0ce01ed4fc3f88821de91491ce5a8cd4026ec53f19  0025_defuncion_informada.sql
 * b7c935c53b834a7c275e30fc67a3a426e9f20632806ec05e2a58704253114404  0026_defuncion_confirmada_en.sql
 * e646ffb055799886fda680c2f6e48e84be6f29ad949453c9c73e121e919225f8  0027_certificados.sql
 * 799e84c3724843a1838c100497db0b15074d74a37f508344acdb2d6d50d8f78e  0028_novedades.sql
 * 3dde757f47d0ef9fc2661bf68947342591130e02da565a388153261cf1765180  0029_estadisticas.sql
 * 59b251b07936ce613763e2538ef5452c98abab2e9afd42f5cbd056f69e6bbb06  0030_novedades_a_la_vista.sql
 * 455b62db3c8d0e92114a29649a17a3f630134a107c54f69365e5d157c47ee0f7  0031_cadena_firmada.sql
 * 24dde8e2ddc941cf1c3a8fbc2fe09b145a4af78f366336455fbefe79c2b11fde  0032_cifras_por_periodo.sql
 * c69c0349445909b7ab32cec06bd64fa63800c881d77bfcf0c0c2daf999804194  0033_usuarios.sql
 * 44fd5ea22c00b26888881493a8150d34f03dc42092297e6ad7aad785b0b9e3ba  0034_recuperacion.sql
 * 488dad1054666c10bdb0a26051566df8fb6abfea17c3de7a06ed5b6c468fd5fc  0035_auditoria_a_la_vista.sql
 * d46d4869a5b83c95123913b05fae093d369b2cb5c27b38284bb4105d583f1884  0036_declaraciones.sql
 * 0ccedac28cc59150fe91d41d54d52043937098fa437d77c1d8fb58f398ce18bc  0037_bloqueo_por_direccion.sql
 * 9fcdd7d4971d4f49045db77567c8071228e2e8a37e4af6ac63cecd11a685f0ad  0038_sesiones_y_bajas.sql
 * 70e1a606cc7464199f6d461ae0518557ca74be84bc1f30adb48173afdacf48ac  0039_segundo_factor.sql
 * a8a7509ee143cb69338f3094a932e0b7cf7e16b5aaaaad70ebecd7dbe5132955  0040_terminos.sql
 * 6d5527dc5a42bc63273734cbbe39195e836ef29cd927f9ddbcf011f686b6ebf1  0041_conteo_del_registro.sql
 * c7833546af41d97e54ab30a2ec3cfb4a93b01a5d29e5e1031f7b20352622f12a  0042_parametros.sql
 * 46903ce81cdad053e750dd7bcd6f275d92af6a9f98bf351272420cac306e8ffb  0043_personas_de_una_cifra.sql
 * 28794b0bbfd14592a21f35b551104ba5a2ea212547bcc6d46e7a9265210a85aa  0044_comienzo_de_palabra.sql
 * 606db674b9e475cc03721be38885a9b7b1cdaa6163bf60219efb7e1f3538d494  0045_nombres_por_dia.sql
 * 083f338042adcdad667900af59c20bc344d84d6c8f66d733f9e84cec53c60b93  0046_rastro_por_persona.sql
 * 03679f4ea7d82ca84c0c5b26dccb8e864441896adba4c51973de6b8b5458db6b  0047_empleadores_informados.sql
 * 5c739acdcd837c1267f08946c9f5419a206ee9a3fb9b39c4fd472d220a42a393  0048_dias_pasados.sql
 * 4063bdc3d3109bdc9aa1760df38ba00250ecc384cfa01dd8a60dc8ecd65fb7ab  0049_feriados.sql
 * a81bafa0d28e032f709e29ebdff208e0fa9cd0c5cd185077a79ee49387cf16d8  0050_unica_por_titular.sql
 * ed65d2381c11b8f854393e5d95623ebd885e6f6f61b1f48274bbc5df3083eeb2  0051_conteo_que_sigue.sql
 * 1710746253397150336033ed873263d5950d94d1d4a71249597a7f966db34c04  0052_rastro_por_documento.sql
 * b7352a39dc4c09d80e5a6d97a7401707b364d0781cde07d337cc4ed5671a90aa  0053_lista_en_orden.sql
 * 4cb3508e123f86d374730f0ba17aee1695447e82c1e9ab2e89bc0588ee86c63a  0054_letras_de_empleador.sql
 * 086dcf447895db96e3c9910ed9183fe548ef867355d0df3ebc2ddc7ef1965431  0055_apellidos_juntos.sql
 * da6d969fad401a2f869c959e08f125bc714fa29dd6d1c4ab62471d96edaea6f3  0056_una_persona.sql
 * 67cedf1a7c4535393a11fdd508d15a7094f4fc79a32e2f4116fc8e628ec5f928  0057_identidad_aparte.sql
 * 0f3d9aa580412299c1da6ede875e4c78cfd5c36a8d2e13add596ec48f798676a  0058_union_de_archivos.sql
 * 6702302a8ffca3f3adb3563bac352750922b1f425b303eefb349c0ec703b5114  0059_edades.sql
 * 41c823f0b568912fd807ed81300452e7cd6ff3c7fa5cbbb5282029b2de9aa8b1  0061_aviso_edad.sql
 * 85115ef346ac29152811c5316d22bef2f0ced99f0184b0bb7ea3d6b9bc6ba520  0063_edad_del_ente.sql
 * 61b248731cc3a534e26b6351b34b4d6e062889aef95c74061730d86f7fdc116c  0064_papel_de_condicion.sql
 * 89417efae7c4ea09c8dc6d16a685a7b0064838b03ab110b550d62cc760860868  0067_contexto_de_sesion.sql
 */
/**
 * This file was generated by kysely-codegen.
 * Please do not edit it manually.
 */

import type { NumeroDocumento } from "@sgpa/domain/shared/documento";
import type { FechaCivil } from "@sgpa/domain/shared/fecha-civil";
import type { IdAfiliacion, IdEnteGestor, IdEntidad, IdPersona, IdUsuario } from "@sgpa/domain/shared/ids";
import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Numeric = ColumnType<number, number | string, number | string>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface Afiliacion {
  cobertura: Generated<string>;
  codigo_municipio_trabajo: string | null;
  condicion: string | null;
  condicion_hasta: FechaCivil | null;
  creado_en: Timestamp;
  detalle_ampliacion: string | null;
  detalle_derechohabiente: string | null;
  detalle_motivo: string | null;
  /**
   * Why the authority reviewed it, or how it decided: its last word.
   */
  detalle_revision: string | null;
  estado: number;
  /**
   * The state that the review which goes on interrupted; null outside of one.
   */
  estado_previo: number | null;
  /**
   * It stood before the rule, of somebody who was too old for it.
   */
  exenta_de_edad: Generated<boolean>;
  fecha_afiliacion: FechaCivil;
  fecha_ampliacion: FechaCivil | null;
  fecha_baja: FechaCivil | null;
  fecha_cesantia: FechaCivil | null;
  fecha_derechohabiente: FechaCivil | null;
  fecha_ingreso_trabajo: FechaCivil | null;
  fecha_registro: FechaCivil;
  /**
   * First day under review; null outside of one.
   */
  fecha_revision: FechaCivil | null;
  /**
   * Last day covered by the right before the own one, once a baja of the own one has overwritten its dates.
   */
  fin_anterior: FechaCivil | null;
  fin_cobertura: FechaCivil | null;
  /**
   * Last day of a beneficiary's right by age; null: it does not end by age.
   */
  fin_por_edad: FechaCivil | null;
  id: Generated<IdAfiliacion>;
  id_departamento: number | null;
  id_departamento_trabajo: number | null;
  id_ente_gestor: IdEnteGestor;
  id_entidad: IdEntidad;
  id_establecimiento: number | null;
  id_motivo_ampliacion: number | null;
  id_motivo_baja: number | null;
  id_parentesco: number | null;
  id_persona: IdPersona;
  id_tipo_asegurado: number;
  id_titular: IdAfiliacion | null;
  id_usuario_creacion: IdUsuario;
  id_usuario_modificacion: IdUsuario | null;
  matricula: string | null;
  modificado_en: Timestamp | null;
  puesto_empleado: string | null;
  /**
   * Of each review that has ended its first day and the day on which it ended, one after the other.
   */
  revisiones: ArrayType<FechaCivil> | null;
  salario: Numeric | null;
  tipo: 'TITULAR' | 'BENEFICIARIO';
  version: Generated<number>;
}

export interface AfiliacionHistoria {
  accion: string;
  antes: Json | null;
  despues: Json;
  estado_antes: number | null;
  estado_despues: number;
  id: Generated<number>;
  id_afiliacion: IdAfiliacion;
  /**
   * The affiliation that was acted upon, where this one only followed: a holder's baja and its beneficiaries', a death and all that the person had. Null where this one was acted upon itself.
   */
  id_afiliacion_causa: IdAfiliacion | null;
  id_ente_gestor: IdEnteGestor;
  /**
   * Who did it; null for the system itself (daily job).
   */
  id_usuario: IdUsuario | null;
  ocurrido_en: Timestamp;
}

export interface AfiliacionNombre {
  documento: string;
  fecha_registro: FechaCivil;
  id_afiliacion: IdAfiliacion;
  id_ente_gestor: IdEnteGestor;
  nombre: string;
  palabras: string;
  tipo: string;
}

export interface AfiliacionRepetida {
  fila: Json;
  id: IdAfiliacion;
  id_queda: IdAfiliacion;
  id_union: number;
}

export interface AlcanceSecreto {
  clave: Buffer;
}

export interface Auditoria {
  accion: string;
  antes: Json | null;
  despues: Json | null;
  id: Generated<number>;
  id_ente_gestor: IdEnteGestor | null;
  id_recurso: string | null;
  id_solicitud: string | null;
  id_usuario: IdUsuario | null;
  ip: string | null;
  ocurrido_en: Timestamp;
  recurso: string | null;
  /**
   * Transaction of the row: rows are sealed only once every older transaction has ended, so none can slip in behind.
   */
  xid: Generated<string>;
}

export interface AuditoriaCabeza {
  dia: FechaCivil;
  exportada_en: Timestamp;
  linea: string;
  numero_sello: number;
}

export interface AuditoriaDesplazamiento {
  desde: Generated<Timestamp>;
  n: number;
}

export interface AuditoriaSello {
  /**
   * Of each row its id (8 bytes) and the SHA-256 of what it said (32 bytes).
   */
  eslabones: Buffer;
  firma: Buffer;
  hash: Buffer;
  hash_anterior: Buffer;
  hasta_id: number;
  hasta_xid: string;
  kid: string;
  numero: number;
  sellado_en: Timestamp;
}

export interface AvisoCorreo {
  correo: string;
  enviado_en: Timestamp | null;
  id: Generated<number>;
  id_usuario: IdUsuario;
  intentos: Generated<number>;
  pedido_en: Timestamp;
  proximo_intento: Timestamp;
  tipo: string;
}

export interface BloqueoDireccion {
  actualizado_en: Generated<Timestamp>;
  bloqueado_hasta: Timestamp | null;
  direccion: string;
  fallos: Generated<number>;
  username: string;
}

export interface BloqueoIngreso {
  actualizado_en: Generated<Timestamp>;
  bloqueado_hasta: Timestamp | null;
  fallos_en: Generated<ArrayType<Timestamp>>;
  username: string;
}

export interface CatalogoVersion {
  unica: Generated<boolean>;
  version: number;
}

export interface Certificado {
  codigo: string;
  contenido: Json;
  creado_en: Timestamp;
  id: Generated<number>;
  id_ente_gestor: IdEnteGestor;
  id_persona: IdPersona;
  id_usuario: IdUsuario;
  kid: string;
  pdf: Buffer;
  pdf_sha256: Buffer;
  secuencial: number;
}

export interface CertificadoClave {
  jwk: Json;
  kid: string;
  publicada_en: Timestamp;
}

export interface CertificadoNumero {
  ultimo: number;
  unico: Generated<boolean>;
}

export interface CodigoRecuperacion {
  huella: Buffer;
  id_usuario: IdUsuario;
  usado_en: Timestamp | null;
}

export interface ContadorActualizacion {
  estado: number;
  fecha: FechaCivil;
  id_ente_gestor: IdEnteGestor;
  n: number;
  tipo: string;
}

export interface ContadorAutor {
  estado: number;
  id_ente_gestor: IdEnteGestor;
  id_usuario_creacion: IdUsuario;
  n: number;
  tipo: string;
}

export interface ContadorDelta {
  estado: number;
  fecha_afiliacion: FechaCivil;
  fecha_nacimiento: FechaCivil;
  fecha_registro: FechaCivil;
  id: Generated<number>;
  id_ente_gestor: IdEnteGestor;
  id_entidad: IdEntidad;
  id_usuario_creacion: IdUsuario;
  n: number;
  tipo: string;
}

export interface ContadorDia {
  clase: string;
  estado: number;
  fecha: FechaCivil;
  id_ente_gestor: IdEnteGestor;
  n: number;
  tipo: string;
}

export interface ContadorEmpleador {
  id_ente_gestor: IdEnteGestor;
  id_entidad: IdEntidad;
  n: number;
}

export interface ContadorEmpleadores {
  id_ente_gestor: IdEnteGestor;
  n: number;
}

export interface ContadorEntidad {
  estado: number;
  id_ente_gestor: IdEnteGestor;
  id_entidad: IdEntidad;
  n: number;
  tipo: string;
}

export interface ContadorEstado {
  estado: number;
  id_ente_gestor: IdEnteGestor;
  n: number;
  tipo: string;
}

export interface ContadorModificador {
  id_ente_gestor: IdEnteGestor;
  id_usuario_modificacion: IdUsuario;
  n: number;
  tipo: string;
}

export interface ContadorNacimiento {
  clase: string;
  fecha: FechaCivil;
  id_ente_gestor: IdEnteGestor;
  n: number;
  tipo: string;
}

export interface ContadorPeriodo {
  clase: string;
  estado: number;
  fecha: FechaCivil;
  id_ente_gestor: IdEnteGestor;
  n: number;
  paso: string;
  tipo: string;
}

export interface ContadorResumen {
  estado: number;
  id: Generated<number>;
  id_ente_gestor: IdEnteGestor;
  id_usuario_creacion: IdUsuario;
  n: number;
  tipo: string;
}

export interface ContadorResumenActualizacion {
  estado: number;
  fecha: FechaCivil;
  id: Generated<number>;
  id_ente_gestor: IdEnteGestor;
  id_usuario_modificacion: IdUsuario | null;
  n: number;
  tipo: string;
}

export interface ContadorResumenDia {
  clase: string;
  estado: number;
  fecha: FechaCivil;
  id: Generated<number>;
  id_ente_gestor: IdEnteGestor;
  n: number;
  tipo: string;
}

export interface ContadorUsuario {
  estado: number;
  id_ente_gestor: IdEnteGestor;
  id_usuario_creacion: IdUsuario;
  mes: FechaCivil;
  n: number;
  tipo: string;
}

export interface ConteoRegistro {
  contado_en: Timestamp;
  definitivo: boolean;
  fecha: FechaCivil;
  id_ente_gestor: IdEnteGestor;
  /**
   * Changes of affiliations were looked at up to then: whether they reach the day; null: none since the count.
   */
  mirado_en: Timestamp | null;
  /**
   * Why it is to be counted anew; until then it says what it said.
   */
  recontar_por: string | null;
  registro_desde: FechaCivil | null;
}

export interface ConteoRegistroAnterior {
  beneficiarios_observados: number;
  beneficiarios_validados: number;
  contado_en: Timestamp;
  fecha: FechaCivil;
  id_ente_gestor: IdEnteGestor;
  motivo: string;
  recien_nacidos: number;
  titulares_observados: number;
  titulares_validos: number;
}

export interface ConteoRegistroDepartamento {
  beneficiarios_observados: number;
  beneficiarios_validados: number;
  fecha: FechaCivil;
  id_departamento: number | null;
  id_ente_gestor: IdEnteGestor;
  recien_nacidos: number;
  titulares_observados: number;
  titulares_validos: number;
}

export interface ContextoComun {
  catalogos: number;
  entes: number[];
  roles_con_factor: string[];
  /**
   * Versions that were not withdrawn, the latest first; from the days of terminos_desde on.
   */
  terminos: string[];
  terminos_desde: ArrayType<FechaCivil>;
  unica: Generated<boolean>;
}

export interface ContextoDeSesiones {
  activo: boolean | null;
  baja_efectiva_el: FechaCivil | null;
  con_factor: boolean | null;
  expira_en: Timestamp | null;
  id: string | null;
  id_ente_gestor: number | null;
  id_entidad: number | null;
  id_usuario: number | null;
  password_corta: boolean | null;
  rol: string | null;
  terminos: string[] | null;
  username: string | null;
}

export interface ContextoDeTodos {
  catalogos: number | null;
  entes: number[] | null;
  roles_con_factor: string[] | null;
  terminos: string[] | null;
  terminos_desde: ArrayType<FechaCivil> | null;
}

export interface DeclaracionDepartamento {
  beneficiarios_observados: Generated<number>;
  beneficiarios_validados: Generated<number>;
  eliminado: Generated<boolean>;
  id: Generated<number>;
  id_declaracion: number;
  id_departamento: number;
  orden: Generated<number>;
  recien_nacidos: Generated<number>;
  regional: string;
  seleccionado: Generated<boolean>;
  titulares_observados: Generated<number>;
  titulares_validos: Generated<number>;
}

export interface DeclaracionPoblacion {
  anulado_en: Timestamp | null;
  beneficiarios_observados: Generated<number>;
  beneficiarios_validados: Generated<number>;
  creado_en: Timestamp;
  dia: number;
  estado: Generated<string>;
  fecha: Generated<FechaCivil>;
  gestion: number;
  id: Generated<number>;
  id_anterior: number | null;
  id_ente_gestor: IdEnteGestor;
  id_usuario: IdUsuario;
  id_usuario_anulacion: IdUsuario | null;
  periodo: number;
  recien_nacidos: Generated<number>;
  titulares_observados: Generated<number>;
  titulares_validos: Generated<number>;
  version: Generated<number>;
}

export interface DefuncionDeclarada {
  /**
   * When the identity service was last asked; the year 9999 where nobody need ask any more, null where nobody did yet.
   */
  consultado_en: Timestamp | null;
  creado_en: Timestamp;
  fecha: FechaCivil | null;
  id_ente_gestor: IdEnteGestor;
  id_persona: IdPersona;
  id_usuario: IdUsuario;
  numero_certificado: string | null;
}

export interface DefuncionInformada {
  complemento: string;
  numero_documento: string;
  recibida_en: Timestamp;
  tipo_doc: number;
}

export interface Departamento {
  codigo: string;
  id: number;
  nombre: string;
  sigla: string;
}

export interface DireccionConocida {
  direccion: string;
  id_usuario: IdUsuario;
  usada_en: Timestamp;
}

export interface DocumentoPersona {
  clase: string;
  contenido: Buffer;
  creado_en: Timestamp;
  fecha: FechaCivil | null;
  id: Generated<number>;
  id_ente_gestor: IdEnteGestor;
  id_persona: IdPersona;
  id_usuario: IdUsuario;
  numero: string | null;
  sha256: Buffer;
  tipo_contenido: string;
}

export interface EdadLimite {
  aplicada: Generated<boolean>;
  codigo: string;
  edad: number;
  id: Generated<number>;
  norma: string | null;
  version: Generated<number>;
  vigente_desde: FechaCivil;
}

export interface EmpleadorInformado {
  codigo: string;
  fuente: string;
  nombre: string;
  numero: string;
  recibido_en: Timestamp;
  tipo_codigo: number;
}

export interface EnteGestor {
  id: IdEnteGestor;
  id_departamento: number;
  logo: Generated<string>;
  nombre: string;
  sigla: string;
  tipo: string;
  /**
   * Above 1 once an administrator changed it: the files of a release leave it alone then.
   */
  version: Generated<number>;
  vigente_desde: FechaCivil | null;
  /**
   * The last day on which forms offer it; records keep it.
   */
  vigente_hasta: FechaCivil | null;
}

export interface EntidadEmpleadora {
  /**
   * Type prefix and number (NIT-1020304050), or the raw code of a fixed entity.
   */
  codigo: string;
  creado_en: Generated<Timestamp>;
  id: Generated<IdEntidad>;
  /**
   * Letters and figures of the name, without accents or case: what the selector searches.
   */
  letras: Generated<string>;
  nombre: string;
  numero: string;
  tipo_codigo: number;
  /**
   * Above 1 once an administrator changed it: the files of a release leave it alone then.
   */
  version: Generated<number>;
  vigente_desde: FechaCivil | null;
  /**
   * The last day on which forms offer it; records keep it.
   */
  vigente_hasta: FechaCivil | null;
}

export interface EstablecimientoSalud {
  codigo_municipio: string;
  codigo_rues: string;
  id: number;
  id_departamento: number;
  id_ente_gestor: IdEnteGestor;
  nivel: string;
  nombre: string;
  red: string;
  tipo: string;
  /**
   * Above 1 once an administrator changed it: the files of a release leave it alone then.
   */
  version: Generated<number>;
  vigente_desde: FechaCivil | null;
  /**
   * The last day on which forms offer it; records keep it.
   */
  vigente_hasta: FechaCivil | null;
}

export interface ExportacionMostrada {
  afiliaciones: number[];
  id: Generated<number>;
  id_solicitud: string;
  iniciada_en: Timestamp;
}

export interface Feriado {
  fecha: FechaCivil;
  id: Generated<number>;
  nombre: string;
  /**
   * The norm that decrees it; null where the law does.
   */
  norma: string | null;
  /**
   * Above 1 where an administrator added or changed it.
   */
  version: Generated<number>;
  /**
   * The last day on which it was to be kept: before its date, it was withdrawn.
   */
  vigente_hasta: FechaCivil | null;
}

export interface FichaPersona {
  codigo_municipio: string | null;
  correo_electronico: string | null;
  direccion: string | null;
  foto: Buffer | null;
  id_departamento: number | null;
  id_ente_gestor: IdEnteGestor;
  id_estado_civil: number | null;
  id_genero: number | null;
  id_persona: IdPersona;
  modificado_en: Generated<Timestamp>;
  telefono_domicilio: string | null;
  telefono_movil: string | null;
  /**
   * One up with every change; what was shown with another one is not written over it.
   */
  version: Generated<number>;
}

export interface Idempotencia {
  clave: string;
  creado_en: Generated<Timestamp>;
  huella: Buffer;
  id_usuario: IdUsuario;
  respuesta: Json;
  ruta: string;
}

export interface IdentidadAnterior {
  complemento: string;
  fecha_nacimiento: FechaCivil;
  hasta: Timestamp;
  id: Generated<number>;
  id_persona: IdPersona;
  id_usuario: IdUsuario;
  nombres: string;
  numero_documento: string;
  primer_apellido: string;
  segundo_apellido: string;
  tipo_doc: number;
}

export interface IdentidadAparte {
  decidida_en: Timestamp;
  id_mayor: IdPersona;
  id_menor: IdPersona;
  id_novedad: number | null;
  id_usuario: IdUsuario;
  motivo: string;
  senas: string;
}

export interface IdentidadInformada {
  complemento: string;
  fecha_nacimiento: FechaCivil;
  nombres: string;
  numero_documento: string;
  primer_apellido: string;
  recibida_en: Timestamp;
  segundo_apellido: string;
  tipo_doc: number;
}

export interface MigracionSuma {
  nombre: string;
  suma: string;
}

export interface Municipio {
  codigo_ine: string;
  id_departamento: number;
  nombre: string;
  provincia: string;
}

export interface Novedad {
  codigo: string;
  creado_en: Timestamp;
  detalle: string;
  detalle_baja: string | null;
  estado: Generated<string>;
  id: Generated<number>;
  id_afiliacion: IdAfiliacion;
  /**
   * Of the affiliation, or of the person's file where that says none: so that the list filters by an index.
   */
  id_departamento: number | null;
  id_ente_gestor: IdEnteGestor;
  id_motivo_baja: number | null;
  id_persona: IdPersona;
  id_usuario_proceso: IdUsuario | null;
  procesado_en: Timestamp | null;
}

export interface OperacionRealizada {
  clave: string;
  fecha: FechaCivil;
  id: Generated<number>;
  id_usuario: IdUsuario;
}

export interface PalabraNombre {
  palabra: string;
}

export interface Parametrica {
  codigo: string;
  grupo: string;
  id: number;
  nombre: string;
  orden: Generated<number>;
  sigla: string;
  /**
   * Above 1 once an administrator changed it: the files of a release leave it alone then.
   */
  version: Generated<number>;
  vigente_desde: FechaCivil | null;
  /**
   * The last day on which forms offer it; records keep it.
   */
  vigente_hasta: FechaCivil | null;
}

export interface Persona {
  complemento: Generated<string>;
  creado_en: Generated<Timestamp>;
  /**
   * When the death became binding for everybody; null where it did before this was kept and no managing entity declared it.
   */
  defuncion_confirmada_en: Timestamp | null;
  /**
   * Who made the death binding for everybody; null for one from before this was asked.
   */
  defuncion_confirmada_por: string | null;
  fallecido: Generated<boolean>;
  fecha_defuncion: FechaCivil | null;
  fecha_nacimiento: FechaCivil;
  id: Generated<IdPersona>;
  id_genero: number | null;
  /**
   * The file that this one was joined to; its number is then # and its own id, which nobody asks for.
   */
  id_unida: IdPersona | null;
  modificado_en: Generated<Timestamp>;
  nombres: string;
  numero_documento: NumeroDocumento;
  primer_apellido: Generated<string>;
  saneado: Generated<boolean>;
  segundo_apellido: Generated<string>;
  tipo_doc: Generated<1 | 2>;
  tipo_documento: Generated<string>;
}

export interface Recuperacion {
  anulada_en: Timestamp | null;
  enviada_en: Timestamp | null;
  expira_en: Timestamp | null;
  id: Generated<number>;
  id_usuario: IdUsuario;
  intentos: Generated<number>;
  motivo: string;
  pedida_en: Timestamp;
  proximo_intento: Timestamp;
  /**
   * Of the last link that was sent; the link itself is nowhere but in the mail.
   */
  token_sha256: Buffer | null;
  usada_en: Timestamp | null;
}

export interface RecuperacionSolicitada {
  id_solicitud: string | null;
  ip: string | null;
  pedida_en: Timestamp;
  username: string;
}

export interface Rol {
  codigo: string;
  exige_segundo_factor: Generated<boolean>;
  nombre: string;
}

export interface RutinaAplicada {
  nombre: string;
  suma: string;
}

export interface SegundoFactor {
  /**
   * Null until a code showed that the user's telephone has the key.
   */
  activado_en: Timestamp | null;
  id_usuario: IdUsuario;
  preparado_en: Timestamp;
  /**
   * Encrypted with a key of the configuration, and bound to its user.
   */
  secreto: string;
  /**
   * Of the last code that was taken: it and those before it are not taken again.
   */
  ultimo_paso: Generated<number>;
}

export interface Sesion {
  creada_en: Timestamp;
  expira_en: Timestamp;
  id: string;
  id_usuario: IdUsuario;
  ip: string | null;
  navegador: Generated<string>;
  /**
   * By which a session is named: its id is a key to what its user sees, and is told to nobody.
   */
  numero: Generated<number>;
  revocada_en: Timestamp | null;
  /**
   * Last use that was noted after the sign-in, within a minute.
   */
  usada_en: Timestamp | null;
}

export interface SesionContexto {
  activo: boolean;
  baja_efectiva_el: FechaCivil | null;
  con_factor: boolean;
  expira_en: Timestamp;
  id: string;
  id_ente_gestor: IdEnteGestor;
  id_entidad: IdEntidad | null;
  id_usuario: IdUsuario;
  password_corta: boolean;
  rol: string;
  /**
   * Versions that the user accepted.
   */
  terminos: string[];
  username: string;
}

export interface TerminosAceptacion {
  aceptado_en: Timestamp;
  id_usuario: IdUsuario;
  ip: string | null;
  version: string;
}

export interface TerminosVersion {
  motivo_retiro: string | null;
  publicado_el: FechaCivil;
  /**
   * Null for the first one, which came with the product.
   */
  publicado_por: IdUsuario | null;
  /**
   * Withdrawn before it was in force: it never is. What was in force once is never withdrawn.
   */
  retirado_en: Timestamp | null;
  retirado_por: IdUsuario | null;
  texto: string;
  titulo: string;
  version: string;
  vigente_desde: FechaCivil;
}

export interface UnionIdentidad {
  antes: Json;
  deshecha_en: Timestamp | null;
  id: Generated<number>;
  id_novedad: number;
  id_queda: IdPersona;
  id_sale: IdPersona;
  id_usuario: IdUsuario;
  id_usuario_deshecha: IdUsuario | null;
  motivo: string;
  motivo_deshecha: string | null;
  unida_en: Timestamp;
}

export interface Usuario {
  /**
   * Inactivity counts from here where it is later than the last sign-in.
   */
  activado_en: Timestamp | null;
  /**
   * From the beginning of this day in La Paz on the account is no more, whether or not the job ran.
   */
  baja_efectiva_el: FechaCivil | null;
  baja_solicitada_el: FechaCivil | null;
  cargo: Generated<string>;
  ci: string;
  complemento: Generated<string>;
  correo: Generated<string>;
  creado_en: Generated<Timestamp>;
  direccion: Generated<string>;
  estado: Generated<string>;
  extension: Generated<string>;
  fecha_nacimiento: FechaCivil | null;
  id: Generated<IdUsuario>;
  id_departamento: number | null;
  id_ente_gestor: IdEnteGestor;
  id_entidad: IdEntidad | null;
  id_establecimiento: number | null;
  materno: Generated<string>;
  modificado_en: Generated<Timestamp>;
  nombres: string;
  /**
   * Shorter than one may be without a second factor: the account does nothing until it has one.
   */
  password_corta: Generated<boolean>;
  password_hash: string | null;
  paterno: string;
  rol: string;
  telefono: Generated<string>;
  telefono_fijo: Generated<string>;
  ultimo_ingreso: Timestamp | null;
  username: string;
  version: Generated<number>;
}

export interface DB {
  afiliacion: Afiliacion;
  afiliacion_historia: AfiliacionHistoria;
  afiliacion_nombre: AfiliacionNombre;
  afiliacion_repetida: AfiliacionRepetida;
  alcance_secreto: AlcanceSecreto;
  auditoria: Auditoria;
  auditoria_cabeza: AuditoriaCabeza;
  auditoria_desplazamiento: AuditoriaDesplazamiento;
  auditoria_sello: AuditoriaSello;
  aviso_correo: AvisoCorreo;
  bloqueo_direccion: BloqueoDireccion;
  bloqueo_ingreso: BloqueoIngreso;
  catalogo_version: CatalogoVersion;
  certificado: Certificado;
  certificado_clave: CertificadoClave;
  certificado_numero: CertificadoNumero;
  codigo_recuperacion: CodigoRecuperacion;
  contador_actualizacion: ContadorActualizacion;
  contador_autor: ContadorAutor;
  contador_delta: ContadorDelta;
  contador_dia: ContadorDia;
  contador_empleador: ContadorEmpleador;
  contador_empleadores: ContadorEmpleadores;
  contador_entidad: ContadorEntidad;
  contador_estado: ContadorEstado;
  contador_modificador: ContadorModificador;
  contador_nacimiento: ContadorNacimiento;
  contador_periodo: ContadorPeriodo;
  contador_resumen: ContadorResumen;
  contador_resumen_actualizacion: ContadorResumenActualizacion;
  contador_resumen_dia: ContadorResumenDia;
  contador_usuario: ContadorUsuario;
  conteo_registro: ConteoRegistro;
  conteo_registro_anterior: ConteoRegistroAnterior;
  conteo_registro_departamento: ConteoRegistroDepartamento;
  contexto_comun: ContextoComun;
  contexto_de_sesiones: ContextoDeSesiones;
  contexto_de_todos: ContextoDeTodos;
  declaracion_departamento: DeclaracionDepartamento;
  declaracion_poblacion: DeclaracionPoblacion;
  defuncion_declarada: DefuncionDeclarada;
  defuncion_informada: DefuncionInformada;
  departamento: Departamento;
  direccion_conocida: DireccionConocida;
  documento_persona: DocumentoPersona;
  edad_limite: EdadLimite;
  empleador_informado: EmpleadorInformado;
  ente_gestor: EnteGestor;
  entidad_empleadora: EntidadEmpleadora;
  establecimiento_salud: EstablecimientoSalud;
  exportacion_mostrada: ExportacionMostrada;
  feriado: Feriado;
  ficha_persona: FichaPersona;
  idempotencia: Idempotencia;
  identidad_anterior: IdentidadAnterior;
  identidad_aparte: IdentidadAparte;
  identidad_informada: IdentidadInformada;
  migracion_suma: MigracionSuma;
  municipio: Municipio;
  novedad: Novedad;
  operacion_realizada: OperacionRealizada;
  palabra_nombre: PalabraNombre;
  parametrica: Parametrica;
  persona: Persona;
  recuperacion: Recuperacion;
  recuperacion_solicitada: RecuperacionSolicitada;
  rol: Rol;
  rutina_aplicada: RutinaAplicada;
  segundo_factor: SegundoFactor;
  sesion: Sesion;
  sesion_contexto: SesionContexto;
  terminos_aceptacion: TerminosAceptacion;
  terminos_version: TerminosVersion;
  union_identidad: UnionIdentidad;
  usuario: Usuario;
}
