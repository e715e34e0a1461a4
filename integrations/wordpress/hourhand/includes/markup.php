<?php
/** The tag that the block and the shortcode print. */

namespace Hourhand;

defined( 'ABSPATH' ) || exit;

/** @param array $attributes Of the block. */
function block_markup( array $attributes ): string {
	// Others, such as its class names, are WordPress' own.
	$given = array_intersect_key( $attributes, block_attributes() );
	return '<div ' . get_block_wrapper_attributes() . '>' . markup( $given ) . '</div>';
}

/** @param array|string $attributes Of the shortcode; a text if it has none. */
function shortcode_markup( $attributes ): string {
	return markup( is_array( $attributes ) ? $attributes : array() );
}

/** @param array $given What the author has chosen. */
function markup( array $given ): string {
	$chosen = choose( $given );
	$game   = data()['games'][ $chosen['game'] ];
	if ( is_feed() ) {
		return link_to( $game['title'] );
	}
	return load_assets()
		. '<' . $game['tag'] . tag_attributes( $chosen['game'], $chosen['settings'] ) . '>'
		. contents( $chosen['game'], $chosen['settings'] ) . '<noscript>'
		/* translators: %s: a game */
		. esc_html( sprintf( __( '%s is played with JavaScript.', 'hourhand' ), $game['title'] ) )
		. '</noscript></' . $game['tag'] . '>'
		. note( $chosen['faults'] );
}

/** Feeds have no scripts, and their readers drop tags that they don't know: a link to the page instead. */
function link_to( string $title ): string {
	/* translators: %s: a game */
	$text = sprintf( __( 'Play %s on the page', 'hourhand' ), $title );
	return '<a href="' . esc_url( (string) get_permalink() ) . '">' . esc_html( $text ) . '</a>';
}

function tag_attributes( string $game, array $settings ): string {
	$all    = settings_of( $game );
	$html   = '';
	$styles = array();
	foreach ( $settings as $name => $value ) {
		if ( isset( $all[ $name ]['property'] ) ) {
			$styles[] = $all[ $name ]['property'] . ':' . $value;
		} elseif ( isset( $all[ $name ]['slot'] ) ) {
			continue;
		} elseif ( 'boolean' !== $all[ $name ]['kind'] ) {
			$html .= ' ' . $name . '="' . attribute( $value ) . '"';
		} elseif ( 'true' === $value ) {
			$html .= ' ' . $name;
		}
	}
	if ( isset( $settings['width'] ) ) {
		$styles[] = 'margin-inline:auto';
	}
	return $html . ( $styles ? ' style="' . attribute( implode( ';', $styles ) ) . '"' : '' );
}

/** Texts within the tag, such as a caption. */
function contents( string $game, array $settings ): string {
	$all  = settings_of( $game );
	$html = '';
	foreach ( $settings as $name => $value ) {
		if ( isset( $all[ $name ]['slot'] ) ) {
			$html .= '<span slot="' . $all[ $name ]['slot'] . '">' . attribute( $value ) . '</span>';
		}
	}
	return $html;
}

/** Text for an attribute or between tags, in which no shortcode is looked for either. */
function attribute( string $value ): string {
	return str_replace( array( '[', ']' ), array( '&#91;', '&#93;' ), esc_attr( $value ) );
}

/**
 * One line for the author, in a preview only.
 *
 * @param string[] $faults
 */
function note( array $faults ): string {
	if ( ! $faults || ! is_preview() ) {
		return '';
	}
	$line = str_replace( array( '[', ']' ), array( '&#91;', '&#93;' ), esc_html( implode( '. ', $faults ) ) );
	return '<p class="hourhand-note" role="note">Hourhand: ' . $line . '.</p>';
}
